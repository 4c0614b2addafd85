ALTER TABLE "order_lines" ADD COLUMN "weight_basis" text;--> statement-breakpoint
UPDATE "order_lines" SET "weight_basis" = CASE "unit" WHEN 'Ton' THEN 'weighbridge' ELSE 'theoretical' END;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "is_pin_chosen" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_weight_basis" CHECK ("order_lines"."weight_basis" in ('weighbridge', 'theoretical'));