ALTER TABLE "consignments" DROP CONSTRAINT "consignments_km";--> statement-breakpoint
ALTER TABLE "consignments" ADD CONSTRAINT "consignments_km" CHECK ("consignments"."km" between 0 and 10000);