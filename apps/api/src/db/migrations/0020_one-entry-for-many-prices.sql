CREATE TABLE "audit_rows" (
	"entry_id" integer NOT NULL,
	"record_id" integer NOT NULL,
	"before" jsonb NOT NULL,
	"after" jsonb NOT NULL,
	CONSTRAINT "audit_rows_entry_id_record_id_pk" PRIMARY KEY("entry_id","record_id")
);
--> statement-breakpoint
ALTER TABLE "price_changes" ADD COLUMN "audit_entry_id" integer;--> statement-breakpoint
ALTER TABLE "audit_entries" ADD COLUMN "row_count" integer;--> statement-breakpoint
ALTER TABLE "audit_rows" ADD CONSTRAINT "audit_rows_entry_id_audit_entries_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."audit_entries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audit_rows_by_record" ON "audit_rows" USING btree ("record_id","entry_id");--> statement-breakpoint
ALTER TABLE "price_changes" ADD CONSTRAINT "price_changes_audit_entry_id_audit_entries_id_fk" FOREIGN KEY ("audit_entry_id") REFERENCES "public"."audit_entries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "price_changes_of_entry" ON "price_changes" USING btree ("audit_entry_id") WHERE "price_changes"."audit_entry_id" is not null;