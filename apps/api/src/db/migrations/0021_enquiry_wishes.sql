ALTER TABLE "enquiry_items" ADD COLUMN "make" text;--> statement-breakpoint
ALTER TABLE "enquiry_items" ADD COLUMN "grade" text;--> statement-breakpoint
ALTER TABLE "enquiry_items" ADD COLUMN "remark" text;