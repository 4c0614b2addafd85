CREATE TABLE "approval_lines" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "approval_lines_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"request_id" integer NOT NULL,
	"stock_item_id" integer,
	"name" text NOT NULL,
	"brand_id" integer,
	"unit" text NOT NULL,
	"quantity" numeric(11, 3) NOT NULL,
	"piece_grams" bigint,
	"price_paise" bigint NOT NULL,
	"amount_paise" bigint NOT NULL,
	"grams" bigint NOT NULL,
	"removed_at" timestamp with time zone,
	CONSTRAINT "approval_lines_unit" CHECK ("approval_lines"."unit" in ('Pieces', 'Ton')),
	CONSTRAINT "approval_lines_quantity" CHECK ("approval_lines"."quantity" > 0)
);
--> statement-breakpoint
CREATE TABLE "approval_requests" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "approval_requests_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"company_id" integer NOT NULL,
	"requester_id" integer NOT NULL,
	"asked_by" text NOT NULL,
	"kind" text NOT NULL,
	"status" text NOT NULL,
	"note" text,
	"exceeded" jsonb,
	"billing_address" jsonb NOT NULL,
	"shipping_address" jsonb NOT NULL,
	"buyer_order_no" text,
	"buyer_order_date" date,
	"wanted_day" date,
	"unloading_remark" text,
	"gst_hundredths" integer NOT NULL,
	"weighment_paise" bigint NOT NULL,
	"loading_paise_per_ton" bigint NOT NULL,
	"platform_paise_per_ton" bigint NOT NULL,
	"handling_paise_per_extra_brand" bigint NOT NULL,
	"freight_yards" jsonb,
	"total_paise" bigint NOT NULL,
	"total_grams" bigint NOT NULL,
	"asked_total_paise" bigint,
	"frozen_until" timestamp with time zone NOT NULL,
	"enquiry_id" integer,
	"cells" jsonb,
	"reason" text,
	"decided_by" text,
	"decider_id" integer,
	"decided_at" timestamp with time zone,
	"order_ids" jsonb,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "approval_requests_kind" CHECK ("approval_requests"."kind" in ('cart', 'quotes')),
	CONSTRAINT "approval_requests_status" CHECK ("approval_requests"."status" in ('Waiting', 'Approved', 'Rejected', 'Withdrawn')),
	CONSTRAINT "approval_requests_quotes" CHECK (("approval_requests"."kind" = 'quotes') = ("approval_requests"."enquiry_id" is not null)),
	CONSTRAINT "approval_requests_decided" CHECK (("approval_requests"."status" = 'Waiting') = ("approval_requests"."decided_at" is null)),
	CONSTRAINT "approval_requests_orders" CHECK (("approval_requests"."status" = 'Approved') = ("approval_requests"."order_ids" is not null))
);
--> statement-breakpoint
ALTER TABLE "approval_lines" ADD CONSTRAINT "approval_lines_request_id_approval_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."approval_requests"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "approval_lines" ADD CONSTRAINT "approval_lines_stock_item_id_stock_items_id_fk" FOREIGN KEY ("stock_item_id") REFERENCES "public"."stock_items"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "approval_requests" ADD CONSTRAINT "approval_requests_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "approval_requests" ADD CONSTRAINT "approval_requests_requester_id_users_id_fk" FOREIGN KEY ("requester_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "approval_requests" ADD CONSTRAINT "approval_requests_enquiry_id_enquiries_id_fk" FOREIGN KEY ("enquiry_id") REFERENCES "public"."enquiries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "approval_requests" ADD CONSTRAINT "approval_requests_decider_id_users_id_fk" FOREIGN KEY ("decider_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "approval_lines_request_id_index" ON "approval_lines" USING btree ("request_id");--> statement-breakpoint
CREATE INDEX "approval_lines_stock_item_id_index" ON "approval_lines" USING btree ("stock_item_id");--> statement-breakpoint
CREATE INDEX "approval_requests_of_company" ON "approval_requests" USING btree ("company_id","status","created_at");--> statement-breakpoint
CREATE INDEX "approval_requests_waiting" ON "approval_requests" USING btree ("requester_id","company_id") WHERE status = 'Waiting';