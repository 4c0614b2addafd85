CREATE TABLE "bank_rows" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "bank_rows_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"hash" varchar(64) NOT NULL,
	"booked_on" date NOT NULL,
	"paise" bigint NOT NULL,
	"narration" text NOT NULL,
	"reference" varchar(40),
	"state" text NOT NULL,
	"receipt_id" integer,
	"uploaded_by" integer NOT NULL,
	"uploaded_at" timestamp with time zone NOT NULL,
	"decided_by" integer,
	"decided_at" timestamp with time zone,
	CONSTRAINT "bank_rows_hash" UNIQUE("hash"),
	CONSTRAINT "bank_rows_state" CHECK ("bank_rows"."state" in ('open', 'matched', 'ignored')),
	CONSTRAINT "bank_rows_matched" CHECK (("bank_rows"."state" = 'matched') = ("bank_rows"."receipt_id" is not null)),
	CONSTRAINT "bank_rows_paise" CHECK ("bank_rows"."paise" > 0)
);
--> statement-breakpoint
CREATE TABLE "credit_terms" (
	"company_id" integer PRIMARY KEY NOT NULL,
	"limit_paise" bigint,
	"days" integer,
	"reminders_off" boolean DEFAULT false NOT NULL,
	"updated_by" integer NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "credit_terms_limit" CHECK ("credit_terms"."limit_paise" >= 0),
	CONSTRAINT "credit_terms_days" CHECK ("credit_terms"."days" between 0 and 365)
);
--> statement-breakpoint
CREATE TABLE "eway_bills" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "eway_bills_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"invoice_id" integer NOT NULL,
	"number" varchar(12) NOT NULL,
	"generated_at" timestamp with time zone NOT NULL,
	"vehicle_entered_at" timestamp with time zone NOT NULL,
	"km" integer NOT NULL,
	"is_over_dimensional" boolean NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"extended_at" timestamp with time zone,
	"warned_at" timestamp with time zone,
	"cancelled_at" timestamp with time zone,
	"cancel_reason" text,
	"created_by" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "eway_bills_number" UNIQUE("number"),
	CONSTRAINT "eway_bills_number_form" CHECK ("eway_bills"."number" ~ '^[1-9][0-9]{11}$'),
	CONSTRAINT "eway_bills_cancelled" CHECK (("eway_bills"."cancelled_at" is null) = ("eway_bills"."cancel_reason" is null))
);
--> statement-breakpoint
CREATE TABLE "payment_reminders" (
	"document_id" integer NOT NULL,
	"step" integer NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	CONSTRAINT "payment_reminders_document_id_step_pk" PRIMARY KEY("document_id","step")
);
--> statement-breakpoint
CREATE TABLE "receipt_shares" (
	"receipt_id" integer NOT NULL,
	"document_id" integer NOT NULL,
	"paise" bigint NOT NULL,
	CONSTRAINT "receipt_shares_receipt_id_document_id_pk" PRIMARY KEY("receipt_id","document_id"),
	CONSTRAINT "receipt_shares_positive" CHECK ("receipt_shares"."paise" > 0)
);
--> statement-breakpoint
CREATE TABLE "receipts" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "receipts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"number" varchar(16) NOT NULL,
	"company_id" integer NOT NULL,
	"order_id" integer,
	"document_id" integer,
	"method" text NOT NULL,
	"paise" bigint NOT NULL,
	"tds_paise" bigint NOT NULL,
	"received_on" date NOT NULL,
	"reference" varchar(40),
	"remark" varchar(200),
	"created_by" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"cancelled_at" timestamp with time zone,
	"cancelled_by" integer,
	"cancel_reason" varchar(200),
	CONSTRAINT "receipts_number" UNIQUE("number"),
	CONSTRAINT "receipts_method" CHECK ("receipts"."method" in ('bank', 'upi', 'cheque', 'adjustment')),
	CONSTRAINT "receipts_sum" CHECK ("receipts"."paise" >= 0 and "receipts"."tds_paise" >= 0 and "receipts"."paise" + "receipts"."tds_paise" > 0),
	CONSTRAINT "receipts_cancelled" CHECK (("receipts"."cancelled_at" is null) = ("receipts"."cancel_reason" is null))
);
--> statement-breakpoint
CREATE TABLE "supplier_invoices" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "supplier_invoices_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"seller_id" integer NOT NULL,
	"consignment_id" integer NOT NULL,
	"number" varchar(16) NOT NULL,
	"issued_on" date NOT NULL,
	"taxable_paise" bigint NOT NULL,
	"gst_paise" bigint NOT NULL,
	"round_off_paise" bigint NOT NULL,
	"payable_paise" bigint NOT NULL,
	"commission_paise" bigint NOT NULL,
	"commission_gst_paise" bigint NOT NULL,
	"is_micro_or_small" boolean NOT NULL,
	"due_on" date,
	"entered_by" integer NOT NULL,
	"entered_at" timestamp with time zone NOT NULL,
	"cancelled_at" timestamp with time zone,
	"cancelled_by" integer,
	"cancel_reason" varchar(200),
	CONSTRAINT "supplier_invoices_sum" CHECK ("supplier_invoices"."payable_paise" = "supplier_invoices"."taxable_paise" + "supplier_invoices"."gst_paise" + "supplier_invoices"."round_off_paise" and "supplier_invoices"."payable_paise" > 0),
	CONSTRAINT "supplier_invoices_cancelled" CHECK (("supplier_invoices"."cancelled_at" is null) = ("supplier_invoices"."cancel_reason" is null))
);
--> statement-breakpoint
CREATE TABLE "supplier_payments" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "supplier_payments_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"seller_id" integer NOT NULL,
	"method" text NOT NULL,
	"paise" bigint NOT NULL,
	"tds_paise" bigint NOT NULL,
	"paid_on" date NOT NULL,
	"reference" varchar(40) NOT NULL,
	"created_by" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"cancelled_at" timestamp with time zone,
	"cancelled_by" integer,
	"cancel_reason" varchar(200),
	CONSTRAINT "supplier_payments_method" CHECK ("supplier_payments"."method" in ('bank', 'upi', 'cheque')),
	CONSTRAINT "supplier_payments_sum" CHECK ("supplier_payments"."paise" > 0 and "supplier_payments"."tds_paise" >= 0),
	CONSTRAINT "supplier_payments_cancelled" CHECK (("supplier_payments"."cancelled_at" is null) = ("supplier_payments"."cancel_reason" is null))
);
--> statement-breakpoint
CREATE TABLE "certificate_ties" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "certificate_ties_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"certificate_id" integer NOT NULL,
	"consignment_line_id" integer NOT NULL,
	"heat_no" varchar(30) NOT NULL,
	"grams" bigint NOT NULL,
	"created_by" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "certificate_ties_once" UNIQUE("certificate_id","consignment_line_id","heat_no"),
	CONSTRAINT "certificate_ties_above_zero" CHECK ("certificate_ties"."grams" > 0)
);
--> statement-breakpoint
CREATE TABLE "certificates" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "certificates_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"file_id" integer NOT NULL,
	"seller_id" integer,
	"state" text DEFAULT 'draft' NOT NULL,
	"certificate_no" varchar(60),
	"maker" varchar(100),
	"licence" varchar(30),
	"licence_checked_on" date,
	"licence_checked_by" integer,
	"standard" varchar(60),
	"grade" varchar(30),
	"size" varchar(40),
	"thickness" varchar(10),
	"forming" text,
	"is_hot_dip" boolean DEFAULT false NOT NULL,
	"tested_on" date,
	"issued_on" date,
	"grams" bigint,
	"heats" jsonb DEFAULT '[]' NOT NULL,
	"heat_keys" text[] DEFAULT '{}' NOT NULL,
	"created_by" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"confirmed_by" integer,
	"confirmed_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "certificates_state" CHECK ("certificates"."state" in ('draft', 'confirmed')),
	CONSTRAINT "certificates_forming" CHECK ("certificates"."forming" in ('cold', 'hot')),
	CONSTRAINT "certificates_grams" CHECK ("certificates"."grams" > 0),
	CONSTRAINT "certificates_confirmed" CHECK ("certificates"."state" = 'draft' or ("certificates"."maker" is not null and "certificates"."standard" is not null and "certificates"."size" is not null and "certificates"."thickness" is not null and "certificates"."grams" is not null and "certificates"."confirmed_at" is not null))
);
--> statement-breakpoint
CREATE TABLE "consignment_files" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "consignment_files_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"consignment_id" integer NOT NULL,
	"kind" text NOT NULL,
	"file_id" integer NOT NULL,
	"added_at" timestamp with time zone NOT NULL,
	CONSTRAINT "consignment_files_fileId_unique" UNIQUE("file_id"),
	CONSTRAINT "consignment_files_kind" CHECK ("consignment_files"."kind" in ('photo', 'lr', 'supplier-invoice', 'other'))
);
--> statement-breakpoint
CREATE TABLE "goods_receipt_lines" (
	"receipt_id" integer NOT NULL,
	"consignment_line_id" integer NOT NULL,
	"pieces" bigint NOT NULL,
	CONSTRAINT "goods_receipt_lines_receipt_id_consignment_line_id_pk" PRIMARY KEY("receipt_id","consignment_line_id"),
	CONSTRAINT "goods_receipt_lines_pieces" CHECK ("goods_receipt_lines"."pieces" >= 0)
);
--> statement-breakpoint
CREATE TABLE "goods_receipts" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "goods_receipts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"consignment_id" integer NOT NULL,
	"outcome" text NOT NULL,
	"remark" text,
	"received_by" integer NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	CONSTRAINT "goods_receipts_consignmentId_unique" UNIQUE("consignment_id"),
	CONSTRAINT "goods_receipts_outcome" CHECK ("goods_receipts"."outcome" in ('InOrder', 'Short', 'Damaged'))
);
--> statement-breakpoint
CREATE TABLE "order_links" (
	"secret_hash" text PRIMARY KEY NOT NULL,
	"order_id" integer NOT NULL,
	"shows_prices" boolean NOT NULL,
	"shows_papers" boolean NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "weighbridge_slips" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "weighbridge_slips_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"consignment_id" integer NOT NULL,
	"side" text NOT NULL,
	"slip_no" varchar(30) NOT NULL,
	"bridge" varchar(100) NOT NULL,
	"vehicle_no" varchar(15) NOT NULL,
	"gross_kg" bigint NOT NULL,
	"tare_kg" bigint NOT NULL,
	"net_kg" bigint NOT NULL,
	"gross_at" timestamp with time zone NOT NULL,
	"tare_at" timestamp with time zone NOT NULL,
	"file_id" integer,
	"terms" jsonb,
	"seller_agreed_by" integer,
	"buyer_agreed_by" integer,
	"recorded_by" integer NOT NULL,
	"recorded_at" timestamp with time zone NOT NULL,
	"replaced_by" integer,
	"replaced_at" timestamp with time zone,
	"replace_reason" text,
	CONSTRAINT "weighbridge_slips_side" CHECK ("weighbridge_slips"."side" in ('seller', 'buyer', 'third')),
	CONSTRAINT "weighbridge_slips_net" CHECK ("weighbridge_slips"."tare_kg" > 0 and "weighbridge_slips"."net_kg" > 0 and "weighbridge_slips"."net_kg" = "weighbridge_slips"."gross_kg" - "weighbridge_slips"."tare_kg"),
	CONSTRAINT "weighbridge_slips_terms" CHECK (("weighbridge_slips"."side" = 'seller') = ("weighbridge_slips"."terms" is null)),
	CONSTRAINT "weighbridge_slips_replaced" CHECK (num_nulls("weighbridge_slips"."replaced_by", "weighbridge_slips"."replaced_at", "weighbridge_slips"."replace_reason") in (0, 3))
);
--> statement-breakpoint
ALTER TABLE "tax_documents" ADD COLUMN "irn_cancelled_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "tax_documents" ADD COLUMN "irn_cancel_reason" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "partly_dispatched" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "bank_rows" ADD CONSTRAINT "bank_rows_receipt_id_receipts_id_fk" FOREIGN KEY ("receipt_id") REFERENCES "public"."receipts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_rows" ADD CONSTRAINT "bank_rows_uploaded_by_users_id_fk" FOREIGN KEY ("uploaded_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_rows" ADD CONSTRAINT "bank_rows_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_terms" ADD CONSTRAINT "credit_terms_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_terms" ADD CONSTRAINT "credit_terms_updated_by_users_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "eway_bills" ADD CONSTRAINT "eway_bills_invoice_id_tax_documents_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."tax_documents"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "eway_bills" ADD CONSTRAINT "eway_bills_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_reminders" ADD CONSTRAINT "payment_reminders_document_id_tax_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."tax_documents"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "receipt_shares" ADD CONSTRAINT "receipt_shares_receipt_id_receipts_id_fk" FOREIGN KEY ("receipt_id") REFERENCES "public"."receipts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "receipt_shares" ADD CONSTRAINT "receipt_shares_document_id_tax_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."tax_documents"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "receipts" ADD CONSTRAINT "receipts_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "receipts" ADD CONSTRAINT "receipts_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "receipts" ADD CONSTRAINT "receipts_document_id_tax_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."tax_documents"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "receipts" ADD CONSTRAINT "receipts_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "receipts" ADD CONSTRAINT "receipts_cancelled_by_users_id_fk" FOREIGN KEY ("cancelled_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "supplier_invoices" ADD CONSTRAINT "supplier_invoices_seller_id_sellers_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."sellers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "supplier_invoices" ADD CONSTRAINT "supplier_invoices_consignment_id_consignments_id_fk" FOREIGN KEY ("consignment_id") REFERENCES "public"."consignments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "supplier_invoices" ADD CONSTRAINT "supplier_invoices_entered_by_users_id_fk" FOREIGN KEY ("entered_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "supplier_invoices" ADD CONSTRAINT "supplier_invoices_cancelled_by_users_id_fk" FOREIGN KEY ("cancelled_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "supplier_payments" ADD CONSTRAINT "supplier_payments_seller_id_sellers_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."sellers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "supplier_payments" ADD CONSTRAINT "supplier_payments_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "supplier_payments" ADD CONSTRAINT "supplier_payments_cancelled_by_users_id_fk" FOREIGN KEY ("cancelled_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "certificate_ties" ADD CONSTRAINT "certificate_ties_certificate_id_certificates_id_fk" FOREIGN KEY ("certificate_id") REFERENCES "public"."certificates"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "certificate_ties" ADD CONSTRAINT "certificate_ties_consignment_line_id_consignment_lines_id_fk" FOREIGN KEY ("consignment_line_id") REFERENCES "public"."consignment_lines"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "certificate_ties" ADD CONSTRAINT "certificate_ties_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "certificates" ADD CONSTRAINT "certificates_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "certificates" ADD CONSTRAINT "certificates_seller_id_sellers_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."sellers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "certificates" ADD CONSTRAINT "certificates_licence_checked_by_users_id_fk" FOREIGN KEY ("licence_checked_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "certificates" ADD CONSTRAINT "certificates_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "certificates" ADD CONSTRAINT "certificates_confirmed_by_users_id_fk" FOREIGN KEY ("confirmed_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consignment_files" ADD CONSTRAINT "consignment_files_consignment_id_consignments_id_fk" FOREIGN KEY ("consignment_id") REFERENCES "public"."consignments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consignment_files" ADD CONSTRAINT "consignment_files_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "goods_receipt_lines" ADD CONSTRAINT "goods_receipt_lines_receipt_id_goods_receipts_id_fk" FOREIGN KEY ("receipt_id") REFERENCES "public"."goods_receipts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "goods_receipt_lines" ADD CONSTRAINT "goods_receipt_lines_consignment_line_id_consignment_lines_id_fk" FOREIGN KEY ("consignment_line_id") REFERENCES "public"."consignment_lines"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "goods_receipts" ADD CONSTRAINT "goods_receipts_consignment_id_consignments_id_fk" FOREIGN KEY ("consignment_id") REFERENCES "public"."consignments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "goods_receipts" ADD CONSTRAINT "goods_receipts_received_by_users_id_fk" FOREIGN KEY ("received_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_links" ADD CONSTRAINT "order_links_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "weighbridge_slips" ADD CONSTRAINT "weighbridge_slips_consignment_id_consignments_id_fk" FOREIGN KEY ("consignment_id") REFERENCES "public"."consignments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "weighbridge_slips" ADD CONSTRAINT "weighbridge_slips_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "weighbridge_slips" ADD CONSTRAINT "weighbridge_slips_seller_agreed_by_users_id_fk" FOREIGN KEY ("seller_agreed_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "weighbridge_slips" ADD CONSTRAINT "weighbridge_slips_buyer_agreed_by_users_id_fk" FOREIGN KEY ("buyer_agreed_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "weighbridge_slips" ADD CONSTRAINT "weighbridge_slips_recorded_by_users_id_fk" FOREIGN KEY ("recorded_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "weighbridge_slips" ADD CONSTRAINT "weighbridge_slips_replaced_by_users_id_fk" FOREIGN KEY ("replaced_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "bank_rows_in_state" ON "bank_rows" USING btree ("state","booked_on","id");--> statement-breakpoint
CREATE UNIQUE INDEX "eway_bills_one_counts" ON "eway_bills" USING btree ("invoice_id") WHERE cancelled_at is null;--> statement-breakpoint
CREATE INDEX "eway_bills_of_invoice" ON "eway_bills" USING btree ("invoice_id","id");--> statement-breakpoint
CREATE INDEX "eway_bills_to_warn" ON "eway_bills" USING btree ("ends_at") WHERE cancelled_at is null and warned_at is null;--> statement-breakpoint
CREATE INDEX "receipt_shares_of_document" ON "receipt_shares" USING btree ("document_id");--> statement-breakpoint
CREATE INDEX "receipts_of_company" ON "receipts" USING btree ("company_id","received_on","id");--> statement-breakpoint
CREATE INDEX "receipts_by_day" ON "receipts" USING btree ("received_on","id");--> statement-breakpoint
CREATE INDEX "supplier_invoices_of_seller" ON "supplier_invoices" USING btree ("seller_id","issued_on","id");--> statement-breakpoint
CREATE UNIQUE INDEX "supplier_invoices_of_consignment" ON "supplier_invoices" USING btree ("consignment_id","number") WHERE cancelled_at is null;--> statement-breakpoint
CREATE INDEX "supplier_invoices_due" ON "supplier_invoices" USING btree ("due_on","id");--> statement-breakpoint
CREATE INDEX "supplier_payments_of_seller" ON "supplier_payments" USING btree ("seller_id","paid_on","id");--> statement-breakpoint
CREATE INDEX "certificate_ties_consignment_line_id_index" ON "certificate_ties" USING btree ("consignment_line_id");--> statement-breakpoint
CREATE INDEX "certificates_of_seller" ON "certificates" USING btree ("seller_id","id");--> statement-breakpoint
CREATE INDEX "certificates_of_file" ON "certificates" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "certificates_of_heat" ON "certificates" USING gin ("heat_keys");--> statement-breakpoint
CREATE INDEX "consignment_files_consignment_id_index" ON "consignment_files" USING btree ("consignment_id");--> statement-breakpoint
CREATE INDEX "order_links_order_id_index" ON "order_links" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "order_links_ends_at_index" ON "order_links" USING btree ("ends_at");--> statement-breakpoint
CREATE UNIQUE INDEX "weighbridge_slips_in_force" ON "weighbridge_slips" USING btree ("consignment_id","side") WHERE replaced_at is null;--> statement-breakpoint
CREATE INDEX "weighbridge_slips_of_consignment" ON "weighbridge_slips" USING btree ("consignment_id","id");--> statement-breakpoint
CREATE INDEX "weighbridge_slips_file" ON "weighbridge_slips" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "ledger_postings_of_source" ON "ledger_postings" USING btree ("source_id","kind");--> statement-breakpoint
-- by hand
-- Money that came in or went out is cancelled, never edited; the company changes where two become one.
create trigger receipts_kept before delete on receipts
  for each row execute function refuse_change();--> statement-breakpoint
create trigger receipts_frozen before update on receipts
  for each row when (
    (old.number, old.order_id, old.document_id, old.method, old.paise, old.tds_paise, old.received_on, old.reference,
     old.remark, old.created_by, old.created_at)
    is distinct from
    (new.number, new.order_id, new.document_id, new.method, new.paise, new.tds_paise, new.received_on, new.reference,
     new.remark, new.created_by, new.created_at)
    or old.cancelled_at is not null and new.cancelled_at is distinct from old.cancelled_at
  ) execute function refuse_change();--> statement-breakpoint
create trigger supplier_invoices_kept before delete on supplier_invoices
  for each row execute function refuse_change();--> statement-breakpoint
create trigger supplier_invoices_frozen before update on supplier_invoices
  for each row when (
    (old.seller_id, old.consignment_id, old.number, old.issued_on, old.payable_paise, old.commission_paise, old.due_on)
    is distinct from
    (new.seller_id, new.consignment_id, new.number, new.issued_on, new.payable_paise, new.commission_paise, new.due_on)
    or old.cancelled_at is not null and new.cancelled_at is distinct from old.cancelled_at
  ) execute function refuse_change();--> statement-breakpoint
create trigger supplier_payments_kept before delete on supplier_payments
  for each row execute function refuse_change();--> statement-breakpoint
create trigger supplier_payments_frozen before update on supplier_payments
  for each row when (
    (old.seller_id, old.method, old.paise, old.tds_paise, old.paid_on, old.reference, old.created_by, old.created_at)
    is distinct from
    (new.seller_id, new.method, new.paise, new.tds_paise, new.paid_on, new.reference, new.created_by, new.created_at)
    or old.cancelled_at is not null and new.cancelled_at is distinct from old.cancelled_at
  ) execute function refuse_change();
