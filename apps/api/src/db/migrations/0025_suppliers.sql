CREATE TABLE "price_proposals" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "price_proposals_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"stock_item_id" integer NOT NULL,
	"old_paise_per_ton" bigint NOT NULL,
	"new_paise_per_ton" bigint NOT NULL,
	"status" text DEFAULT 'Waiting' NOT NULL,
	"proposed_by" integer NOT NULL,
	"proposed_at" timestamp with time zone NOT NULL,
	"decided_by" integer,
	"decided_at" timestamp with time zone,
	CONSTRAINT "price_proposals_price" CHECK ("price_proposals"."new_paise_per_ton" > 0),
	CONSTRAINT "price_proposals_status" CHECK ("price_proposals"."status" in ('Waiting', 'Approved', 'Rejected', 'Withdrawn'))
);
--> statement-breakpoint
CREATE TABLE "enquiries_to_match" (
	"enquiry_id" integer PRIMARY KEY NOT NULL
);
--> statement-breakpoint
CREATE TABLE "fit_mails" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"pace" text DEFAULT 'daily' NOT NULL,
	"told_until" timestamp with time zone NOT NULL,
	CONSTRAINT "fit_mails_pace" CHECK ("fit_mails"."pace" in ('at once', 'hourly', 'daily', 'none'))
);
--> statement-breakpoint
CREATE TABLE "supplier_applications" (
	"company_id" integer PRIMARY KEY NOT NULL,
	"status" text DEFAULT 'Draft' NOT NULL,
	"applicant_id" integer NOT NULL,
	"business_name" varchar(70) NOT NULL,
	"gst_number" varchar(20) NOT NULL,
	"bank_account" varchar(30) NOT NULL,
	"ifsc" varchar(20) NOT NULL,
	"yards" text[] NOT NULL,
	"brand_ids" integer[] NOT NULL,
	"class_ids" integer[] NOT NULL,
	"udyam" varchar(30) NOT NULL,
	"licence" varchar(30) NOT NULL,
	"holiday_from" date,
	"holiday_to" date,
	"held_item_ids" integer[] DEFAULT '{}' NOT NULL,
	"submitted_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "supplier_applications_status" CHECK ("supplier_applications"."status" in ('Draft', 'Submitted', 'Changes asked', 'Approved', 'Suspended')),
	CONSTRAINT "supplier_applications_holidays" CHECK ("supplier_applications"."holiday_from" <= "supplier_applications"."holiday_to")
);
--> statement-breakpoint
CREATE TABLE "supplier_files" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "supplier_files_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"company_id" integer NOT NULL,
	"kind" text NOT NULL,
	"file_id" integer NOT NULL,
	CONSTRAINT "supplier_files_kind" CHECK ("supplier_files"."kind" in ('udyam', 'licence', 'cheque'))
);
--> statement-breakpoint
CREATE TABLE "supplier_fits" (
	"company_id" integer NOT NULL,
	"enquiry_id" integer NOT NULL,
	"fit" smallint NOT NULL,
	"class_percent" smallint NOT NULL,
	"make_percent" smallint NOT NULL,
	"km_percent" smallint NOT NULL,
	"km" integer,
	"since" timestamp with time zone NOT NULL,
	CONSTRAINT "supplier_fits_company_id_enquiry_id_pk" PRIMARY KEY("company_id","enquiry_id")
);
--> statement-breakpoint
CREATE TABLE "supplier_notes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "supplier_notes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"company_id" integer NOT NULL,
	"author_id" integer NOT NULL,
	"status" text,
	"text" text,
	"is_shown" boolean NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "supplier_reach" (
	"company_id" integer PRIMARY KEY NOT NULL,
	"class_ids" integer[] NOT NULL,
	"brand_ids" integer[] NOT NULL,
	"yards" jsonb DEFAULT '[]' NOT NULL,
	"fits" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "files" DROP CONSTRAINT "files_purpose";--> statement-breakpoint
ALTER TABLE "price_proposals" ADD CONSTRAINT "price_proposals_stock_item_id_stock_items_id_fk" FOREIGN KEY ("stock_item_id") REFERENCES "public"."stock_items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "price_proposals" ADD CONSTRAINT "price_proposals_proposed_by_users_id_fk" FOREIGN KEY ("proposed_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "price_proposals" ADD CONSTRAINT "price_proposals_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enquiries_to_match" ADD CONSTRAINT "enquiries_to_match_enquiry_id_enquiries_id_fk" FOREIGN KEY ("enquiry_id") REFERENCES "public"."enquiries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fit_mails" ADD CONSTRAINT "fit_mails_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "supplier_applications" ADD CONSTRAINT "supplier_applications_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "supplier_applications" ADD CONSTRAINT "supplier_applications_applicant_id_users_id_fk" FOREIGN KEY ("applicant_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "supplier_files" ADD CONSTRAINT "supplier_files_company_id_supplier_applications_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."supplier_applications"("company_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "supplier_files" ADD CONSTRAINT "supplier_files_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "supplier_fits" ADD CONSTRAINT "supplier_fits_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "supplier_fits" ADD CONSTRAINT "supplier_fits_enquiry_id_enquiries_id_fk" FOREIGN KEY ("enquiry_id") REFERENCES "public"."enquiries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "supplier_notes" ADD CONSTRAINT "supplier_notes_company_id_supplier_applications_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."supplier_applications"("company_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "supplier_notes" ADD CONSTRAINT "supplier_notes_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "supplier_reach" ADD CONSTRAINT "supplier_reach_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "price_proposals_waiting" ON "price_proposals" USING btree ("stock_item_id") WHERE status = 'Waiting';--> statement-breakpoint
CREATE INDEX "price_proposals_status_proposed_at_index" ON "price_proposals" USING btree ("status","proposed_at");--> statement-breakpoint
CREATE INDEX "supplier_applications_status_updated_at_index" ON "supplier_applications" USING btree ("status","updated_at");--> statement-breakpoint
CREATE INDEX "supplier_files_company_id_index" ON "supplier_files" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "supplier_files_file_id_index" ON "supplier_files" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "supplier_fits_best" ON "supplier_fits" USING btree ("company_id","fit","enquiry_id");--> statement-breakpoint
CREATE INDEX "supplier_fits_newest" ON "supplier_fits" USING btree ("company_id","since");--> statement-breakpoint
CREATE INDEX "supplier_fits_enquiry_id_index" ON "supplier_fits" USING btree ("enquiry_id");--> statement-breakpoint
CREATE INDEX "supplier_notes_company_id_at_index" ON "supplier_notes" USING btree ("company_id","at");--> statement-breakpoint
CREATE INDEX "supplier_reach_class_ids_index" ON "supplier_reach" USING gin ("class_ids");--> statement-breakpoint
CREATE INDEX "supplier_reach_brand_ids_index" ON "supplier_reach" USING gin ("brand_ids");--> statement-breakpoint
CREATE INDEX "quotes_of_company" ON "quotes" USING btree ("company_id","updated_at");--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_purpose" CHECK ("files"."purpose" in ('stock-image', 'enquiry', 'supplier'));--> statement-breakpoint
-- by hand
CREATE FUNCTION "match_enquiry"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO "enquiries_to_match" ("enquiry_id") VALUES (NEW."id") ON CONFLICT DO NOTHING;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "enquiries_match" AFTER INSERT OR UPDATE OF "status", "revision", "measured_revision" ON "enquiries" FOR EACH ROW EXECUTE FUNCTION "match_enquiry"();--> statement-breakpoint
CREATE FUNCTION "count_fits"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'INSERT' THEN
		UPDATE "supplier_reach" SET "fits" = "fits" + changed."rows" FROM (SELECT "company_id", count(*) AS "rows" FROM "changed_fits" GROUP BY "company_id" ORDER BY "company_id") changed WHERE "supplier_reach"."company_id" = changed."company_id";
	ELSE
		UPDATE "supplier_reach" SET "fits" = "fits" - changed."rows" FROM (SELECT "company_id", count(*) AS "rows" FROM "changed_fits" GROUP BY "company_id" ORDER BY "company_id") changed WHERE "supplier_reach"."company_id" = changed."company_id";
	END IF;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "supplier_fits_added" AFTER INSERT ON "supplier_fits" REFERENCING NEW TABLE AS "changed_fits" FOR EACH STATEMENT EXECUTE FUNCTION "count_fits"();--> statement-breakpoint
CREATE TRIGGER "supplier_fits_removed" AFTER DELETE ON "supplier_fits" REFERENCING OLD TABLE AS "changed_fits" FOR EACH STATEMENT EXECUTE FUNCTION "count_fits"();--> statement-breakpoint
INSERT INTO "enquiries_to_match" ("enquiry_id") SELECT "id" FROM "enquiries" WHERE "status" = 'InProgress';
