CREATE TABLE "better_asks" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "better_asks_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"quote_id" integer NOT NULL,
	"asked_by" integer NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"deadline" timestamp with time zone,
	"note" text,
	"lines" jsonb NOT NULL,
	"answer" text,
	"answered_at" timestamp with time zone,
	CONSTRAINT "better_asks_answer" CHECK ("better_asks"."answer" in ('answered', 'kept')),
	CONSTRAINT "better_asks_answered" CHECK (("better_asks"."answer" is null) = ("better_asks"."answered_at" is null))
);
--> statement-breakpoint
CREATE TABLE "quote_files" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "quote_files_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"quote_id" integer NOT NULL,
	"file_id" integer NOT NULL,
	CONSTRAINT "quote_files_once" UNIQUE("file_id")
);
--> statement-breakpoint
CREATE TABLE "quote_versions" (
	"quote_id" integer NOT NULL,
	"version" integer NOT NULL,
	"revision" integer NOT NULL,
	"valid_until" timestamp with time zone,
	"freight_paise_per_ton" bigint,
	"payment_terms" text,
	"remark" text,
	"quoted_at" timestamp with time zone NOT NULL,
	"goods_paise" bigint NOT NULL,
	"grams" bigint NOT NULL,
	"lines" jsonb NOT NULL,
	CONSTRAINT "quote_versions_quote_id_version_pk" PRIMARY KEY("quote_id","version")
);
--> statement-breakpoint
ALTER TABLE "files" DROP CONSTRAINT "files_purpose";--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "price_unit" text;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "remark" text;--> statement-breakpoint
ALTER TABLE "quote_items" ADD COLUMN "price_unit" text;--> statement-breakpoint
ALTER TABLE "quote_items" ADD COLUMN "brand_id" integer;--> statement-breakpoint
ALTER TABLE "quote_items" ADD COLUMN "make" text;--> statement-breakpoint
ALTER TABLE "quote_items" ADD COLUMN "delivery_days" integer;--> statement-breakpoint
ALTER TABLE "quote_items" ADD COLUMN "amount_paise" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "quote_items" ADD COLUMN "grams" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "quote_items" ADD COLUMN "is_ordered" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "quotes" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "better_asks" ADD CONSTRAINT "better_asks_quote_id_quotes_id_fk" FOREIGN KEY ("quote_id") REFERENCES "public"."quotes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "better_asks" ADD CONSTRAINT "better_asks_asked_by_users_id_fk" FOREIGN KEY ("asked_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quote_files" ADD CONSTRAINT "quote_files_quote_id_quotes_id_fk" FOREIGN KEY ("quote_id") REFERENCES "public"."quotes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quote_files" ADD CONSTRAINT "quote_files_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quote_versions" ADD CONSTRAINT "quote_versions_quote_id_quotes_id_fk" FOREIGN KEY ("quote_id") REFERENCES "public"."quotes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "better_asks_of_quote" ON "better_asks" USING btree ("quote_id","id");--> statement-breakpoint
CREATE INDEX "better_asks_asked_by_index" ON "better_asks" USING btree ("asked_by");--> statement-breakpoint
CREATE INDEX "quote_files_quote_id_index" ON "quote_files" USING btree ("quote_id");--> statement-breakpoint
ALTER TABLE "quote_items" ADD CONSTRAINT "quote_items_brand_id_brands_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brands"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "quote_items_brand_id_index" ON "quote_items" USING btree ("brand_id");--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_price_unit" CHECK ("order_lines"."price_unit" in ('Ton', 'Kg', 'Pieces', 'Metre'));--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_purpose" CHECK ("files"."purpose" in ('stock-image', 'enquiry', 'quote', 'supplier'));--> statement-breakpoint
ALTER TABLE "quote_items" ADD CONSTRAINT "quote_items_price_unit" CHECK ("quote_items"."price_unit" in ('Ton', 'Kg', 'Pieces', 'Metre'));--> statement-breakpoint
ALTER TABLE "quote_items" ADD CONSTRAINT "quote_items_delivery_days" CHECK ("quote_items"."delivery_days" >= 0);--> statement-breakpoint
-- by hand
UPDATE "quote_items" SET "amount_paise" = round("enquiry_items"."quantity" * "quote_items"."price_paise"), "grams" = trunc("enquiry_items"."quantity" * CASE "enquiry_items"."unit" WHEN 'Ton' THEN 1000000 ELSE "enquiry_items"."piece_grams" END) FROM "enquiry_items" WHERE "enquiry_items"."id" = "quote_items"."enquiry_item_id";--> statement-breakpoint
-- As lines were given to parties until now: each to the accepted quote that lands it cheapest, and of equals to the first.
UPDATE "quote_items" SET "is_ordered" = true FROM (SELECT DISTINCT ON ("item"."enquiry_item_id") "item"."quote_id", "item"."enquiry_item_id" FROM "quote_items" "item" JOIN "quotes" ON "quotes"."id" = "item"."quote_id" JOIN "orders" ON "orders"."quote_id" = "quotes"."id" WHERE "quotes"."accepted_at" IS NOT NULL ORDER BY "item"."enquiry_item_id", "item"."amount_paise" * (10000 + "orders"."gst_hundredths") + round("item"."grams" * coalesce("quotes"."freight_paise_per_ton", 0) / 1000000.0) * 10000, "quotes"."id") "won" WHERE "won"."quote_id" = "quote_items"."quote_id" AND "won"."enquiry_item_id" = "quote_items"."enquiry_item_id";--> statement-breakpoint
CREATE FUNCTION "measure_quote_item"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	SELECT round("quantity" * NEW."price_paise"), trunc("quantity" * CASE "unit" WHEN 'Ton' THEN 1000000 ELSE "piece_grams" END) INTO NEW."amount_paise", NEW."grams" FROM "enquiry_items" WHERE "id" = NEW."enquiry_item_id";
	RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER "quote_items_measure" BEFORE INSERT ON "quote_items" FOR EACH ROW WHEN (NEW."grams" = 0) EXECUTE FUNCTION "measure_quote_item"();
