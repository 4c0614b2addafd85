CREATE TABLE "stock_kinds" (
	"class_id" integer NOT NULL,
	"sub_class_id" integer NOT NULL,
	"brand_id" integer NOT NULL,
	"grade_id" integer,
	"standard_id" integer,
	"length_metres" numeric(6, 3) NOT NULL,
	"items" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "stock_shelves" (
	"class_id" integer NOT NULL,
	"sub_class_id" integer NOT NULL,
	"brand_id" integer NOT NULL,
	"grade_id" integer,
	"standard_id" integer,
	"length_metres" numeric(6, 3) NOT NULL,
	"sub_class1_id" integer NOT NULL,
	"items" integer NOT NULL,
	"buyable" integer NOT NULL,
	"in_stock" integer NOT NULL
);
--> statement-breakpoint
DROP INDEX "stock_items_of_pipe";--> statement-breakpoint
DROP INDEX "orders_of_company";--> statement-breakpoint
CREATE INDEX "stock_kinds_by_class" ON "stock_kinds" USING btree ("class_id","brand_id","grade_id","standard_id","sub_class_id","length_metres","items");--> statement-breakpoint
CREATE INDEX "stock_shelves_by_class" ON "stock_shelves" USING btree ("class_id","brand_id","grade_id","standard_id","sub_class_id","sub_class1_id","length_metres","items","buyable");--> statement-breakpoint
CREATE INDEX "stock_shelves_by_wall" ON "stock_shelves" USING btree ("sub_class1_id");--> statement-breakpoint
CREATE INDEX "stock_items_of_wall" ON "stock_items" USING btree ("sub_class1_id","price_paise_per_ton","id","brand_id","grade_id","standard_id","length_metres","available_kg") WHERE active;--> statement-breakpoint
CREATE INDEX "stock_items_of_shelf" ON "stock_items" USING btree ("sub_class1_id","brand_id",coalesce(grade_id, 0),coalesce(standard_id, 0),"length_metres","price_paise_per_ton","id") WHERE active;--> statement-breakpoint
CREATE INDEX "orders_by_company" ON "orders" USING btree ("company_id","created_at","id","status");
--> statement-breakpoint
-- Changes add rows with differences and update none, so that no two of them wait for each other.
CREATE FUNCTION "count_stock"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	"sign" integer := CASE TG_OP WHEN 'INSERT' THEN 1 ELSE -1 END;
BEGIN
	INSERT INTO "stock_kinds"
		SELECT "class_id", "sub_class_id", "brand_id", "grade_id", "standard_id", "length_metres", "sign" * count(*)
		FROM "changed" WHERE "active" GROUP BY 1, 2, 3, 4, 5, 6;
	INSERT INTO "stock_shelves"
		SELECT "class_id", "sub_class_id", "brand_id", "grade_id", "standard_id", "length_metres", "sub_class1_id", "sign" * count(*),
			"sign" * count(*) FILTER (WHERE "available_kg" IS NULL OR "available_kg" > 0), "sign" * count(*) FILTER (WHERE "available_kg" > 0)
		FROM "changed" WHERE "active" GROUP BY 1, 2, 3, 4, 5, 6, 7;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION "recount_stock_item"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF (OLD."active", OLD."sub_class1_id", OLD."brand_id", OLD."grade_id", OLD."standard_id", OLD."length_metres")
		IS DISTINCT FROM (NEW."active", NEW."sub_class1_id", NEW."brand_id", NEW."grade_id", NEW."standard_id", NEW."length_metres") THEN
		INSERT INTO "stock_kinds"
			SELECT "class_id", "sub_class_id", "brand_id", "grade_id", "standard_id", "length_metres", "sign"
			FROM (SELECT OLD.*, -1 AS "sign" UNION ALL SELECT NEW.*, 1) AS "both" WHERE "active";
	END IF;
	INSERT INTO "stock_shelves"
		SELECT "class_id", "sub_class_id", "brand_id", "grade_id", "standard_id", "length_metres", "sub_class1_id", "sign",
			CASE WHEN "available_kg" = 0 THEN 0 ELSE "sign" END, CASE WHEN "available_kg" > 0 THEN "sign" ELSE 0 END
		FROM (SELECT OLD.*, -1 AS "sign" UNION ALL SELECT NEW.*, 1) AS "both" WHERE "active";
	RETURN NULL;
END $$;
--> statement-breakpoint
-- Adds up the rows of each kind; also by two servers at once, since a row is deleted by one of them only.
CREATE FUNCTION "add_up_stock"() RETURNS void LANGUAGE sql AS $$
	WITH "added" AS (
		DELETE FROM "stock_kinds" WHERE ctid = ANY(ARRAY(
			SELECT "place" FROM (
				SELECT ctid AS "place", count(*) OVER (PARTITION BY "class_id", "sub_class_id", "brand_id", "grade_id", "standard_id", "length_metres") AS "rows"
				FROM "stock_kinds") AS "each" WHERE "rows" > 1)) RETURNING *
	)
	INSERT INTO "stock_kinds"
		SELECT "class_id", "sub_class_id", "brand_id", "grade_id", "standard_id", "length_metres", sum("items")
		FROM "added" GROUP BY 1, 2, 3, 4, 5, 6 HAVING sum("items") <> 0;
	WITH "added" AS (
		DELETE FROM "stock_shelves" WHERE ctid = ANY(ARRAY(
			SELECT "place" FROM (
				SELECT ctid AS "place", count(*) OVER (PARTITION BY "class_id", "sub_class_id", "brand_id", "grade_id", "standard_id", "length_metres", "sub_class1_id") AS "rows"
				FROM "stock_shelves") AS "each" WHERE "rows" > 1)) RETURNING *
	)
	INSERT INTO "stock_shelves"
		SELECT "class_id", "sub_class_id", "brand_id", "grade_id", "standard_id", "length_metres", "sub_class1_id", sum("items"), sum("buyable"), sum("in_stock")
		FROM "added" GROUP BY 1, 2, 3, 4, 5, 6, 7 HAVING sum("items") <> 0 OR sum("buyable") <> 0 OR sum("in_stock") <> 0;
$$;
--> statement-breakpoint
-- Counts the whole stock anew, for what was loaded past the triggers.
CREATE FUNCTION "refill_stock_counts"() RETURNS void LANGUAGE sql AS $$
	DELETE FROM "stock_kinds";
	DELETE FROM "stock_shelves";
	INSERT INTO "stock_shelves"
		SELECT "class_id", "sub_class_id", "brand_id", "grade_id", "standard_id", "length_metres", "sub_class1_id", count(*),
			count(*) FILTER (WHERE "available_kg" IS NULL OR "available_kg" > 0), count(*) FILTER (WHERE "available_kg" > 0)
		FROM "stock_items" WHERE "active" GROUP BY 1, 2, 3, 4, 5, 6, 7;
	INSERT INTO "stock_kinds"
		SELECT "class_id", "sub_class_id", "brand_id", "grade_id", "standard_id", "length_metres", sum("items")
		FROM "stock_shelves" GROUP BY 1, 2, 3, 4, 5, 6;
$$;
--> statement-breakpoint
-- As the owner, since only he may: the serving role calls it after an import.
CREATE FUNCTION "analyze_stock"() RETURNS void LANGUAGE plpgsql SECURITY DEFINER SET search_path FROM CURRENT AS $$
BEGIN
	ANALYZE "stock_items", "stock_kinds", "stock_shelves", "price_changes";
END $$;
--> statement-breakpoint
CREATE TRIGGER "stock_inserted" AFTER INSERT ON "stock_items" REFERENCING NEW TABLE AS "changed" FOR EACH STATEMENT EXECUTE FUNCTION "count_stock"();
--> statement-breakpoint
CREATE TRIGGER "stock_deleted" AFTER DELETE ON "stock_items" REFERENCING OLD TABLE AS "changed" FOR EACH STATEMENT EXECUTE FUNCTION "count_stock"();
--> statement-breakpoint
-- An order only counts anew what it sells out; new prices count nothing.
CREATE TRIGGER "stock_changed" AFTER UPDATE OF "active", "sub_class1_id", "brand_id", "grade_id", "standard_id", "length_metres", "available_kg" ON "stock_items"
	FOR EACH ROW WHEN (
		(OLD."active", OLD."sub_class1_id", OLD."brand_id", OLD."grade_id", OLD."standard_id", OLD."length_metres", OLD."available_kg" = 0, OLD."available_kg" > 0)
		IS DISTINCT FROM
		(NEW."active", NEW."sub_class1_id", NEW."brand_id", NEW."grade_id", NEW."standard_id", NEW."length_metres", NEW."available_kg" = 0, NEW."available_kg" > 0)
	) EXECUTE FUNCTION "recount_stock_item"();
--> statement-breakpoint
SELECT "refill_stock_counts"();
