DROP INDEX "audit_entries_at_index";--> statement-breakpoint
DROP INDEX "audit_entries_resource_record_id_index";--> statement-breakpoint
DROP INDEX "audit_entries_user_id_at_index";--> statement-breakpoint
CREATE INDEX "audit_entries_newest" ON "audit_entries" USING btree ("at","id");--> statement-breakpoint
CREATE INDEX "audit_entries_by_user" ON "audit_entries" USING btree ("user_id","at","id");--> statement-breakpoint
CREATE INDEX "audit_entries_by_resource" ON "audit_entries" USING btree ("resource","at","id");--> statement-breakpoint
CREATE INDEX "audit_entries_by_record" ON "audit_entries" USING btree ("record_id","at","id");--> statement-breakpoint
CREATE INDEX "stock_items_all_by_price" ON "stock_items" USING btree ("price_paise_per_ton","id");--> statement-breakpoint
CREATE INDEX "stock_items_all_by_update" ON "stock_items" USING btree ("updated_at","id");