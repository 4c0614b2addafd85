DROP INDEX "stock_items_by_price";--> statement-breakpoint
DROP INDEX "stock_items_by_brand";--> statement-breakpoint
CREATE INDEX "stock_items_by_price" ON "stock_items" USING btree ("class_id","price_paise_per_ton","id","brand_id","grade_id","standard_id","sub_class_id","sub_class1_id","length_metres") WHERE active;--> statement-breakpoint
CREATE INDEX "stock_items_by_brand" ON "stock_items" USING btree ("class_id","brand_id","grade_id","price_paise_per_ton","id","standard_id","sub_class_id","sub_class1_id","length_metres") WHERE active;