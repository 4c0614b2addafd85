ALTER TABLE "approval_lines" ADD COLUMN "price_unit" text;--> statement-breakpoint
ALTER TABLE "approval_lines" ADD CONSTRAINT "approval_lines_price_unit" CHECK ("approval_lines"."price_unit" in ('Ton', 'Kg', 'Pieces', 'Metre'));--> statement-breakpoint
-- by hand
-- Nobody is left to answer for the open quotes of a company without members.
delete from quotes using enquiries
where enquiries.id = quotes.enquiry_id and enquiries.status = 'InProgress' and quotes.accepted_at is null
  and not exists (select from users where users.company_id = quotes.company_id);
