ALTER TABLE "enquiries" DROP CONSTRAINT "enquiries_leadId_unique";--> statement-breakpoint
ALTER TABLE "enquiries" drop column "lead_id";--> statement-breakpoint
ALTER TABLE "enquiries" ADD COLUMN "lead_id" text GENERATED ALWAYS AS ('E-' || lpad(id::text, greatest(6, length(id::text)), '0')) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "enquiries" ADD COLUMN "quote_letter_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "enquiry_items" ADD COLUMN "length_metres" numeric(6, 3);--> statement-breakpoint
ALTER TABLE "enquiry_items" ADD COLUMN "piece_grams" bigint;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "freight_paise_per_ton" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "enquiries_created_at_index" ON "enquiries" USING btree ("created_at");--> statement-breakpoint
ALTER TABLE "enquiry_items" ADD CONSTRAINT "enquiry_items_weighable" CHECK ("enquiry_items"."unit" = 'Ton' or "enquiry_items"."piece_grams" is not null);