CREATE TABLE "companies" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "companies_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"seller_id" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "company_gst_numbers" (
	"company_id" integer NOT NULL,
	"gst_number" varchar(15) NOT NULL,
	"pan" varchar(10) GENERATED ALWAYS AS (substr(gst_number, 3, 10)) STORED,
	"added_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "company_gst_numbers_company_id_gst_number_pk" PRIMARY KEY("company_id","gst_number")
);
--> statement-breakpoint
DROP INDEX "addresses_buyer_id_kind_last_used_at_index";--> statement-breakpoint
DROP INDEX "orders_buyer_id_created_at_index";--> statement-breakpoint
DROP INDEX "enquiries_buyer_id_created_at_index";--> statement-breakpoint
DROP INDEX "kept_lists_owner_id_updated_at_index";--> statement-breakpoint
DROP INDEX "orders_listed";--> statement-breakpoint
DROP INDEX "orders_under_way";--> statement-breakpoint
DROP INDEX "enquiries_open";--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "company_id" integer;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "company_role" text DEFAULT 'Owner' NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "order_limit_paise" bigint;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "month_limit_paise" bigint;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "month_limit_kg" bigint;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "selling_role" text;--> statement-breakpoint
ALTER TABLE "addresses" ADD COLUMN "company_id" integer;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "seller_id" integer;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "company_id" integer;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "ordered_by" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "approved_by" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "approver_id" integer;--> statement-breakpoint
ALTER TABLE "enquiries" ADD COLUMN "company_id" integer;--> statement-breakpoint
ALTER TABLE "kept_lists" ADD COLUMN "company_id" integer;--> statement-breakpoint
ALTER TABLE "quotes" ADD COLUMN "company_id" integer;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "made_for" integer;--> statement-breakpoint
INSERT INTO "companies" ("name", "seller_id", "created_at", "made_for") SELECT "legal_name", "seller_id", "created_at", "id" FROM "users" ORDER BY "id";--> statement-breakpoint
UPDATE "users" SET "company_id" = "companies"."id", "selling_role" = CASE WHEN "users"."seller_id" IS NOT NULL THEN 'Owner' END FROM "companies" WHERE "companies"."made_for" = "users"."id";--> statement-breakpoint
INSERT INTO "company_gst_numbers" ("company_id", "gst_number", "added_at") SELECT "company_id", "gst_number", "created_at" FROM "users";--> statement-breakpoint
ALTER TABLE "companies" DROP COLUMN "made_for";--> statement-breakpoint
UPDATE "addresses" SET "company_id" = "users"."company_id" FROM "users" WHERE "users"."id" = "addresses"."buyer_id";--> statement-breakpoint
UPDATE "orders" SET "company_id" = "users"."company_id" FROM "users" WHERE "users"."id" = "orders"."buyer_id";--> statement-breakpoint
UPDATE "enquiries" SET "company_id" = "users"."company_id" FROM "users" WHERE "users"."id" = "enquiries"."buyer_id";--> statement-breakpoint
UPDATE "kept_lists" SET "company_id" = "users"."company_id" FROM "users" WHERE "users"."id" = "kept_lists"."owner_id";--> statement-breakpoint
UPDATE "quotes" SET "company_id" = "users"."company_id" FROM "users" WHERE "users"."id" = "quotes"."party_id";--> statement-breakpoint
UPDATE "orders" SET "ordered_by" = "users"."contact_name" FROM "users" WHERE "users"."id" = "orders"."buyer_id";--> statement-breakpoint
UPDATE "order_lines" SET "seller_id" = "stock_items"."seller_id" FROM "stock_items" WHERE "stock_items"."id" = "order_lines"."stock_item_id";--> statement-breakpoint
UPDATE "order_lines" SET "seller_id" = "companies"."seller_id" FROM "orders", "quotes", "companies" WHERE "orders"."id" = "order_lines"."order_id" AND "quotes"."id" = "orders"."quote_id" AND "companies"."id" = "quotes"."company_id" AND "order_lines"."stock_item_id" IS NULL;--> statement-breakpoint
ALTER TABLE "users" ALTER COLUMN "company_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "addresses" ALTER COLUMN "company_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ALTER COLUMN "company_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "enquiries" ALTER COLUMN "company_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "kept_lists" ALTER COLUMN "company_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "quotes" ALTER COLUMN "company_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "companies" ADD CONSTRAINT "companies_seller_id_sellers_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."sellers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_gst_numbers" ADD CONSTRAINT "company_gst_numbers_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "companies_seller_id_index" ON "companies" USING btree ("seller_id");--> statement-breakpoint
CREATE INDEX "company_gst_numbers_gst_number_index" ON "company_gst_numbers" USING btree ("gst_number");--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "addresses" ADD CONSTRAINT "addresses_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_seller_id_sellers_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."sellers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_approver_id_users_id_fk" FOREIGN KEY ("approver_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enquiries" ADD CONSTRAINT "enquiries_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "kept_lists" ADD CONSTRAINT "kept_lists_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quotes" ADD CONSTRAINT "quotes_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "users_company_id_index" ON "users" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "addresses_of_company" ON "addresses" USING btree ("company_id","last_used_at");--> statement-breakpoint
CREATE INDEX "order_lines_seller_id_index" ON "order_lines" USING btree ("seller_id");--> statement-breakpoint
CREATE INDEX "orders_of_buyer" ON "orders" USING btree ("buyer_id","company_id","created_at");--> statement-breakpoint
CREATE INDEX "orders_of_company" ON "orders" USING btree ("company_id","created_at","id");--> statement-breakpoint
CREATE INDEX "enquiries_of_buyer" ON "enquiries" USING btree ("buyer_id","company_id","created_at");--> statement-breakpoint
CREATE INDEX "enquiries_of_company" ON "enquiries" USING btree ("company_id","created_at","id");--> statement-breakpoint
CREATE INDEX "kept_lists_of_company" ON "kept_lists" USING btree ("company_id","updated_at");--> statement-breakpoint
CREATE INDEX "orders_listed" ON "orders" USING btree ("buyer_id","company_id","created_at","id") WHERE status <> 'Cancelled';--> statement-breakpoint
CREATE INDEX "orders_under_way" ON "orders" USING btree ("buyer_id","company_id","created_at","id") WHERE status in ('Confirmed', 'Processing', 'Dispatched');--> statement-breakpoint
CREATE INDEX "enquiries_open" ON "enquiries" USING btree ("company_id","created_at","id") WHERE status = 'InProgress';--> statement-breakpoint
ALTER TABLE "quotes" ADD CONSTRAINT "quotes_one_per_company" UNIQUE("enquiry_id","company_id");--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_company_role" CHECK ("users"."company_role" in ('Owner', 'Approver', 'Buyer', 'Accounts'));--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_selling_role" CHECK ("users"."selling_role" in ('Owner', 'Sales', 'Dispatch', 'Accounts'));--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_limits" CHECK (least("users"."order_limit_paise", "users"."month_limit_paise", "users"."month_limit_kg") >= 0);--> statement-breakpoint
CREATE FUNCTION "make_company"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO "companies" ("name", "seller_id", "created_at") VALUES (NEW."legal_name", NEW."seller_id", NEW."created_at") RETURNING "id" INTO NEW."company_id";
	INSERT INTO "company_gst_numbers" ("company_id", "gst_number", "added_at") VALUES (NEW."company_id", NEW."gst_number", NEW."created_at");
	IF NEW."seller_id" IS NOT NULL AND NEW."selling_role" IS NULL THEN
		NEW."selling_role" := 'Owner';
	END IF;
	RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER "users_company" BEFORE INSERT ON "users" FOR EACH ROW WHEN (NEW."company_id" IS NULL) EXECUTE FUNCTION "make_company"();--> statement-breakpoint
CREATE FUNCTION "company_of_maker"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	SELECT "company_id" INTO NEW."company_id" FROM "users" WHERE "id" = (to_jsonb(NEW) ->> TG_ARGV[0])::integer;
	RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER "addresses_company" BEFORE INSERT ON "addresses" FOR EACH ROW WHEN (NEW."company_id" IS NULL) EXECUTE FUNCTION "company_of_maker"('buyer_id');--> statement-breakpoint
CREATE TRIGGER "orders_company" BEFORE INSERT ON "orders" FOR EACH ROW WHEN (NEW."company_id" IS NULL) EXECUTE FUNCTION "company_of_maker"('buyer_id');--> statement-breakpoint
CREATE TRIGGER "enquiries_company" BEFORE INSERT ON "enquiries" FOR EACH ROW WHEN (NEW."company_id" IS NULL) EXECUTE FUNCTION "company_of_maker"('buyer_id');--> statement-breakpoint
CREATE TRIGGER "kept_lists_company" BEFORE INSERT ON "kept_lists" FOR EACH ROW WHEN (NEW."company_id" IS NULL) EXECUTE FUNCTION "company_of_maker"('owner_id');--> statement-breakpoint
CREATE TRIGGER "quotes_company" BEFORE INSERT ON "quotes" FOR EACH ROW WHEN (NEW."company_id" IS NULL) EXECUTE FUNCTION "company_of_maker"('party_id');
