-- Rows of other tables are looked up here with every insert, by plans that a session keeps. A table that the database has
-- looked at while it was short is passed row by row, also when it has grown since; so it looks after a thousand changes, not fifty.
ALTER TABLE "users" SET (autovacuum_analyze_threshold = 1000, autovacuum_vacuum_threshold = 1000);--> statement-breakpoint
ALTER TABLE "companies" SET (autovacuum_analyze_threshold = 1000, autovacuum_vacuum_threshold = 1000);--> statement-breakpoint
ALTER TABLE "stock_items" SET (autovacuum_analyze_threshold = 1000, autovacuum_vacuum_threshold = 1000);--> statement-breakpoint
ALTER TABLE "orders" SET (autovacuum_analyze_threshold = 1000, autovacuum_vacuum_threshold = 1000);--> statement-breakpoint
ALTER TABLE "order_lines" SET (autovacuum_analyze_threshold = 1000, autovacuum_vacuum_threshold = 1000);--> statement-breakpoint
ALTER TABLE "consignments" SET (autovacuum_analyze_threshold = 1000, autovacuum_vacuum_threshold = 1000);--> statement-breakpoint
ALTER TABLE "tax_documents" SET (autovacuum_analyze_threshold = 1000, autovacuum_vacuum_threshold = 1000);--> statement-breakpoint
ALTER TABLE "ledger_entries" SET (autovacuum_analyze_threshold = 1000, autovacuum_vacuum_threshold = 1000);--> statement-breakpoint
ALTER TABLE "enquiries" SET (autovacuum_analyze_threshold = 1000, autovacuum_vacuum_threshold = 1000);--> statement-breakpoint
ALTER TABLE "enquiry_items" SET (autovacuum_analyze_threshold = 1000, autovacuum_vacuum_threshold = 1000);--> statement-breakpoint
ALTER TABLE "quotes" SET (autovacuum_analyze_threshold = 1000, autovacuum_vacuum_threshold = 1000);--> statement-breakpoint
ALTER TABLE "audit_entries" SET (autovacuum_analyze_threshold = 1000, autovacuum_vacuum_threshold = 1000);
