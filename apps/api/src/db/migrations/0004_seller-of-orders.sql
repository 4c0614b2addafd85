ALTER TABLE "orders" ADD COLUMN "seller" jsonb NOT NULL;--> statement-breakpoint
CREATE INDEX "orders_created_at_index" ON "orders" USING btree ("created_at");