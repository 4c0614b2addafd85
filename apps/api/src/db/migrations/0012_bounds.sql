DROP INDEX "enquiry_items_enquiry_id_index";--> statement-breakpoint
ALTER TABLE "quotes" ADD COLUMN "rank_told" text;--> statement-breakpoint
CREATE INDEX "enquiry_items_in_order" ON "enquiry_items" USING btree ("enquiry_id","id");--> statement-breakpoint
ALTER TABLE "quotes" ADD CONSTRAINT "quotes_rank_told" CHECK ("quotes"."rank_told" in ('first', 'first-half', 'second-half'));