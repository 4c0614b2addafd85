DROP INDEX "stock_items_brand_id_index";--> statement-breakpoint
CREATE INDEX "stock_items_of_make" ON "stock_items" USING btree ("brand_id","price_paise_per_ton","id","class_id","grade_id","standard_id","sub_class_id","sub_class1_id","length_metres","active");--> statement-breakpoint
CREATE INDEX "stock_items_by_weight" ON "stock_items" USING btree ("class_id","piece_grams","price_paise_per_ton","id") WHERE active;--> statement-breakpoint
CREATE INDEX "stock_items_by_stock" ON "stock_items" USING btree ("class_id","available_kg","price_paise_per_ton","id") WHERE active;--> statement-breakpoint
CREATE INDEX "stock_items_by_delivery" ON "stock_items" USING btree ("class_id","delivery_id","price_paise_per_ton","id") WHERE active;