CREATE TABLE "document_numbers" (
	"kind" text NOT NULL,
	"financial_year" varchar(5) NOT NULL,
	"last_number" integer NOT NULL,
	CONSTRAINT "document_numbers_kind_financial_year_pk" PRIMARY KEY("kind","financial_year")
);
--> statement-breakpoint
CREATE TABLE "ledger_entries" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ledger_entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"posting_id" integer NOT NULL,
	"account" text NOT NULL,
	"paise" bigint NOT NULL,
	CONSTRAINT "ledger_entries_moves" CHECK ("ledger_entries"."paise" <> 0)
);
--> statement-breakpoint
CREATE TABLE "ledger_postings" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ledger_postings_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"posted_on" date NOT NULL,
	"company_id" integer,
	"seller_id" integer,
	"document_no" varchar(40) NOT NULL,
	"source_id" integer NOT NULL,
	"posted_by" integer,
	"posted_at" timestamp with time zone NOT NULL,
	CONSTRAINT "ledger_postings_party" CHECK (("ledger_postings"."company_id" is null) <> ("ledger_postings"."seller_id" is null)),
	CONSTRAINT "ledger_postings_kind" CHECK ("ledger_postings"."kind" in ('invoice', 'credit', 'debit', 'receipt', 'tds', 'purchase', 'payment', 'commission', 'cancellation'))
);
--> statement-breakpoint
CREATE TABLE "tax_documents" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "tax_documents_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"number" varchar(16) NOT NULL,
	"financial_year" varchar(5) NOT NULL,
	"serial" integer NOT NULL,
	"issued_on" date NOT NULL,
	"order_id" integer NOT NULL,
	"consignment_id" integer NOT NULL,
	"company_id" integer NOT NULL,
	"corrects_id" integer,
	"content" jsonb NOT NULL,
	"taxable_paise" bigint NOT NULL,
	"igst_paise" bigint NOT NULL,
	"cgst_paise" bigint NOT NULL,
	"sgst_paise" bigint NOT NULL,
	"round_off_paise" bigint NOT NULL,
	"payable_paise" bigint NOT NULL,
	"issued_by" integer NOT NULL,
	"issued_at" timestamp with time zone NOT NULL,
	"cancelled_at" timestamp with time zone,
	"cancelled_by" integer,
	"cancel_reason" text,
	"irn" varchar(64),
	"ack_no" varchar(20),
	"ack_at" timestamp with time zone,
	"signed_qr" text,
	CONSTRAINT "tax_documents_number" UNIQUE("number"),
	CONSTRAINT "tax_documents_serial" UNIQUE("kind","financial_year","serial"),
	CONSTRAINT "tax_documents_kind" CHECK ("tax_documents"."kind" in ('invoice', 'credit', 'debit')),
	CONSTRAINT "tax_documents_note" CHECK (("tax_documents"."kind" = 'invoice') = ("tax_documents"."corrects_id" is null)),
	CONSTRAINT "tax_documents_sum" CHECK ("tax_documents"."payable_paise" = "tax_documents"."taxable_paise" + "tax_documents"."igst_paise" + "tax_documents"."cgst_paise" + "tax_documents"."sgst_paise" + "tax_documents"."round_off_paise")
);
--> statement-breakpoint
CREATE TABLE "consignment_lines" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "consignment_lines_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"consignment_id" integer NOT NULL,
	"order_line_id" integer NOT NULL,
	"pieces" bigint,
	"grams" bigint NOT NULL,
	"heat_nos" text[] DEFAULT '{}' NOT NULL,
	CONSTRAINT "consignment_lines_once" UNIQUE("consignment_id","order_line_id"),
	CONSTRAINT "consignment_lines_above_zero" CHECK ("consignment_lines"."grams" > 0 and ("consignment_lines"."pieces" is null or "consignment_lines"."pieces" > 0))
);
--> statement-breakpoint
CREATE TABLE "consignments" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "consignments_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"order_id" integer NOT NULL,
	"company_id" integer NOT NULL,
	"seller_id" integer,
	"number" integer NOT NULL,
	"state" text NOT NULL,
	"vehicle_no" varchar(15),
	"is_over_dimensional" boolean DEFAULT false NOT NULL,
	"driver_phone" varchar(15),
	"transporter_name" varchar(100),
	"transporter_id" varchar(15),
	"lr_no" varchar(15),
	"lr_date" date,
	"km" integer,
	"expected_on" date,
	"invoice_no" varchar(16),
	"note_no" varchar(16),
	"loaded_at" timestamp with time zone,
	"dispatched_at" timestamp with time zone,
	"received_at" timestamp with time zone,
	"closed_at" timestamp with time zone,
	"created_by" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "consignments_number" UNIQUE("order_id","number"),
	CONSTRAINT "consignments_state" CHECK ("consignments"."state" in ('Planned', 'Loaded', 'Dispatched', 'Received', 'Closed')),
	CONSTRAINT "consignments_invoiced" CHECK ("consignments"."state" in ('Planned', 'Loaded') or "consignments"."invoice_no" is not null),
	CONSTRAINT "consignments_km" CHECK ("consignments"."km" between 0 and 4000)
);
--> statement-breakpoint
CREATE TABLE "trade_settings" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "trade_settings_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"value" jsonb NOT NULL,
	"created_by" integer,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "files" DROP CONSTRAINT "files_purpose";--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_posting_id_ledger_postings_id_fk" FOREIGN KEY ("posting_id") REFERENCES "public"."ledger_postings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_postings" ADD CONSTRAINT "ledger_postings_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_postings" ADD CONSTRAINT "ledger_postings_seller_id_sellers_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."sellers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_postings" ADD CONSTRAINT "ledger_postings_posted_by_users_id_fk" FOREIGN KEY ("posted_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tax_documents" ADD CONSTRAINT "tax_documents_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tax_documents" ADD CONSTRAINT "tax_documents_consignment_id_consignments_id_fk" FOREIGN KEY ("consignment_id") REFERENCES "public"."consignments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tax_documents" ADD CONSTRAINT "tax_documents_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tax_documents" ADD CONSTRAINT "tax_documents_corrects_id_tax_documents_id_fk" FOREIGN KEY ("corrects_id") REFERENCES "public"."tax_documents"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tax_documents" ADD CONSTRAINT "tax_documents_issued_by_users_id_fk" FOREIGN KEY ("issued_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tax_documents" ADD CONSTRAINT "tax_documents_cancelled_by_users_id_fk" FOREIGN KEY ("cancelled_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consignment_lines" ADD CONSTRAINT "consignment_lines_consignment_id_consignments_id_fk" FOREIGN KEY ("consignment_id") REFERENCES "public"."consignments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consignment_lines" ADD CONSTRAINT "consignment_lines_order_line_id_order_lines_id_fk" FOREIGN KEY ("order_line_id") REFERENCES "public"."order_lines"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consignments" ADD CONSTRAINT "consignments_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consignments" ADD CONSTRAINT "consignments_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consignments" ADD CONSTRAINT "consignments_seller_id_sellers_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."sellers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consignments" ADD CONSTRAINT "consignments_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trade_settings" ADD CONSTRAINT "trade_settings_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "ledger_entries_posting_id_index" ON "ledger_entries" USING btree ("posting_id");--> statement-breakpoint
CREATE INDEX "ledger_entries_of_account" ON "ledger_entries" USING btree ("account","posting_id");--> statement-breakpoint
CREATE INDEX "ledger_postings_of_company" ON "ledger_postings" USING btree ("company_id","posted_on","id") WHERE company_id is not null;--> statement-breakpoint
CREATE INDEX "ledger_postings_of_seller" ON "ledger_postings" USING btree ("seller_id","posted_on","id") WHERE seller_id is not null;--> statement-breakpoint
CREATE INDEX "ledger_postings_by_day" ON "ledger_postings" USING btree ("posted_on","id");--> statement-breakpoint
CREATE INDEX "tax_documents_of_company" ON "tax_documents" USING btree ("company_id","issued_on","id");--> statement-breakpoint
CREATE INDEX "tax_documents_of_order" ON "tax_documents" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "tax_documents_of_consignment" ON "tax_documents" USING btree ("consignment_id");--> statement-breakpoint
CREATE INDEX "tax_documents_corrects" ON "tax_documents" USING btree ("corrects_id");--> statement-breakpoint
CREATE INDEX "tax_documents_by_day" ON "tax_documents" USING btree ("issued_on","id");--> statement-breakpoint
CREATE INDEX "consignment_lines_order_line_id_index" ON "consignment_lines" USING btree ("order_line_id");--> statement-breakpoint
CREATE INDEX "consignments_of_seller" ON "consignments" USING btree ("seller_id","created_at","id");--> statement-breakpoint
CREATE INDEX "consignments_of_company" ON "consignments" USING btree ("company_id","created_at","id");--> statement-breakpoint
CREATE INDEX "consignments_in_state" ON "consignments" USING btree ("state","created_at","id");--> statement-breakpoint
CREATE INDEX "trade_settings_newest" ON "trade_settings" USING btree ("name","id");--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_purpose" CHECK ("files"."purpose" in ('stock-image', 'enquiry', 'quote', 'supplier', 'consignment', 'certificate'));--> statement-breakpoint
-- by hand
-- Debits and credits are compared at the commit, when all entries of a posting are there.
create function require_balanced_posting() returns trigger language plpgsql as $$
begin
  if (select coalesce(sum(paise), 0) from ledger_entries where posting_id = new.posting_id) <> 0 then
    raise exception 'posting % does not balance', new.posting_id using errcode = 'check_violation', constraint = 'ledger_entries_balanced';
  end if;
  return null;
end $$;--> statement-breakpoint
create constraint trigger ledger_entries_balanced after insert on ledger_entries
  deferrable initially deferred for each row execute function require_balanced_posting();--> statement-breakpoint
create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is never changed', tg_table_name using errcode = 'restrict_violation';
end $$;--> statement-breakpoint
create trigger ledger_postings_kept before delete on ledger_postings
  for each row execute function refuse_change();--> statement-breakpoint
-- The company changes where two become one; nothing else does.
create trigger ledger_postings_frozen before update on ledger_postings
  for each row when (
    (old.kind, old.posted_on, old.seller_id, old.document_no, old.source_id, old.posted_by, old.posted_at)
    is distinct from
    (new.kind, new.posted_on, new.seller_id, new.document_no, new.source_id, new.posted_by, new.posted_at)
  ) execute function refuse_change();--> statement-breakpoint
create trigger ledger_entries_frozen before update or delete on ledger_entries
  for each row execute function refuse_change();--> statement-breakpoint
create trigger tax_documents_kept before delete on tax_documents
  for each row execute function refuse_change();--> statement-breakpoint
-- What the portal answers comes later, a cancellation comes once, and companies merge; nothing else of a document moves.
create trigger tax_documents_frozen before update on tax_documents
  for each row when (
    (old.kind, old.number, old.financial_year, old.serial, old.issued_on, old.order_id, old.consignment_id,
     old.corrects_id, old.content, old.taxable_paise, old.igst_paise, old.cgst_paise, old.sgst_paise, old.round_off_paise,
     old.payable_paise, old.issued_by, old.issued_at)
    is distinct from
    (new.kind, new.number, new.financial_year, new.serial, new.issued_on, new.order_id, new.consignment_id,
     new.corrects_id, new.content, new.taxable_paise, new.igst_paise, new.cgst_paise, new.sgst_paise, new.round_off_paise,
     new.payable_paise, new.issued_by, new.issued_at)
    or (old.cancelled_at is not null and new.cancelled_at is distinct from old.cancelled_at)
  ) execute function refuse_change();
