ALTER TABLE "orders" ADD COLUMN "award" jsonb;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "buyer_order_no" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "buyer_order_date" date;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "wanted_day" date;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "unloading_remark" text;--> statement-breakpoint
UPDATE "orders" SET "award" = jsonb_build_object('enquiryId', "enquiries"."id", 'leadId', "enquiries"."lead_id", 'party', "users"."legal_name", 'paymentTerms', "quotes"."payment_terms", 'remark', "quotes"."remark")
FROM "quotes" JOIN "enquiries" ON "enquiries"."id" = "quotes"."enquiry_id" JOIN "users" ON "users"."id" = "quotes"."party_id"
WHERE "quotes"."id" = "orders"."quote_id";