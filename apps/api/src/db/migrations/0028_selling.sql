ALTER TABLE "sellers" ADD COLUMN "closed_from" date;--> statement-breakpoint
ALTER TABLE "sellers" ADD COLUMN "closed_to" date;--> statement-breakpoint
ALTER TABLE "sellers" ADD CONSTRAINT "sellers_closed" CHECK ("sellers"."closed_from" <= "sellers"."closed_to");--> statement-breakpoint
-- by hand
-- Sellers learn the holidays that their companies have announced.
update sellers set closed_from = application.holiday_from, closed_to = application.holiday_to
from companies join supplier_applications application on application.company_id = companies.id
where companies.seller_id = sellers.id and application.holiday_to is not null;
