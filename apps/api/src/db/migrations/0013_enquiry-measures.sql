ALTER TABLE "enquiries" ADD COLUMN "item_count" integer;--> statement-breakpoint
ALTER TABLE "enquiries" ADD COLUMN "grams" bigint;--> statement-breakpoint
ALTER TABLE "enquiries" ADD COLUMN "measured_revision" integer;