ALTER TABLE "sellers" ADD COLUMN "closed_from" date;--> statement-breakpoint
ALTER TABLE "sellers" ADD COLUMN "closed_to" date;--> statement-breakpoint
ALTER TABLE "supplier_applications" ADD COLUMN "waiting" jsonb;--> statement-breakpoint
ALTER TABLE "supplier_applications" ADD COLUMN "waiting_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "supplier_applications" ADD COLUMN "waiting_by" integer;--> statement-breakpoint
ALTER TABLE "supplier_files" ADD COLUMN "is_waiting" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "supplier_applications" ADD CONSTRAINT "supplier_applications_waiting_by_users_id_fk" FOREIGN KEY ("waiting_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sellers" ADD CONSTRAINT "sellers_closed" CHECK ("sellers"."closed_from" <= "sellers"."closed_to");--> statement-breakpoint
-- by hand
-- Sellers learn the holidays that their companies have announced.
update sellers set closed_from = application.holiday_from, closed_to = application.holiday_to
from companies join supplier_applications application on application.company_id = companies.id
where companies.seller_id = sellers.id and application.holiday_to is not null;
