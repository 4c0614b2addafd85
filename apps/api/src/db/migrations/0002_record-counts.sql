CREATE TABLE "record_counts" (
	"table_name" text PRIMARY KEY NOT NULL,
	"records" integer NOT NULL
);
--> statement-breakpoint
CREATE FUNCTION "count_records"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'INSERT' THEN
		UPDATE "record_counts" SET "records" = "records" + (SELECT count(*) FROM "changed") WHERE "table_name" = TG_TABLE_NAME;
	ELSE
		UPDATE "record_counts" SET "records" = "records" - (SELECT count(*) FROM "changed") WHERE "table_name" = TG_TABLE_NAME;
	END IF;
	RETURN NULL;
END $$;
--> statement-breakpoint
INSERT INTO "record_counts" SELECT 'brands', count(*) FROM "brands";
--> statement-breakpoint
CREATE TRIGGER "count_inserted" AFTER INSERT ON "brands" REFERENCING NEW TABLE AS "changed" FOR EACH STATEMENT EXECUTE FUNCTION "count_records"();
--> statement-breakpoint
CREATE TRIGGER "count_deleted" AFTER DELETE ON "brands" REFERENCING OLD TABLE AS "changed" FOR EACH STATEMENT EXECUTE FUNCTION "count_records"();
--> statement-breakpoint
INSERT INTO "record_counts" SELECT 'parameters', count(*) FROM "parameters";
--> statement-breakpoint
CREATE TRIGGER "count_inserted" AFTER INSERT ON "parameters" REFERENCING NEW TABLE AS "changed" FOR EACH STATEMENT EXECUTE FUNCTION "count_records"();
--> statement-breakpoint
CREATE TRIGGER "count_deleted" AFTER DELETE ON "parameters" REFERENCING OLD TABLE AS "changed" FOR EACH STATEMENT EXECUTE FUNCTION "count_records"();
--> statement-breakpoint
INSERT INTO "record_counts" SELECT 'departments', count(*) FROM "departments";
--> statement-breakpoint
CREATE TRIGGER "count_inserted" AFTER INSERT ON "departments" REFERENCING NEW TABLE AS "changed" FOR EACH STATEMENT EXECUTE FUNCTION "count_records"();
--> statement-breakpoint
CREATE TRIGGER "count_deleted" AFTER DELETE ON "departments" REFERENCING OLD TABLE AS "changed" FOR EACH STATEMENT EXECUTE FUNCTION "count_records"();
--> statement-breakpoint
INSERT INTO "record_counts" SELECT 'classes', count(*) FROM "classes";
--> statement-breakpoint
CREATE TRIGGER "count_inserted" AFTER INSERT ON "classes" REFERENCING NEW TABLE AS "changed" FOR EACH STATEMENT EXECUTE FUNCTION "count_records"();
--> statement-breakpoint
CREATE TRIGGER "count_deleted" AFTER DELETE ON "classes" REFERENCING OLD TABLE AS "changed" FOR EACH STATEMENT EXECUTE FUNCTION "count_records"();
--> statement-breakpoint
INSERT INTO "record_counts" SELECT 'sub_classes', count(*) FROM "sub_classes";
--> statement-breakpoint
CREATE TRIGGER "count_inserted" AFTER INSERT ON "sub_classes" REFERENCING NEW TABLE AS "changed" FOR EACH STATEMENT EXECUTE FUNCTION "count_records"();
--> statement-breakpoint
CREATE TRIGGER "count_deleted" AFTER DELETE ON "sub_classes" REFERENCING OLD TABLE AS "changed" FOR EACH STATEMENT EXECUTE FUNCTION "count_records"();
--> statement-breakpoint
INSERT INTO "record_counts" SELECT 'sub_classes1', count(*) FROM "sub_classes1";
--> statement-breakpoint
CREATE TRIGGER "count_inserted" AFTER INSERT ON "sub_classes1" REFERENCING NEW TABLE AS "changed" FOR EACH STATEMENT EXECUTE FUNCTION "count_records"();
--> statement-breakpoint
CREATE TRIGGER "count_deleted" AFTER DELETE ON "sub_classes1" REFERENCING OLD TABLE AS "changed" FOR EACH STATEMENT EXECUTE FUNCTION "count_records"();
--> statement-breakpoint
INSERT INTO "record_counts" SELECT 'sellers', count(*) FROM "sellers";
--> statement-breakpoint
CREATE TRIGGER "count_inserted" AFTER INSERT ON "sellers" REFERENCING NEW TABLE AS "changed" FOR EACH STATEMENT EXECUTE FUNCTION "count_records"();
--> statement-breakpoint
CREATE TRIGGER "count_deleted" AFTER DELETE ON "sellers" REFERENCING OLD TABLE AS "changed" FOR EACH STATEMENT EXECUTE FUNCTION "count_records"();
