CREATE TABLE "used_keys" (
	"user_id" integer NOT NULL,
	"call" text NOT NULL,
	"key" text NOT NULL,
	"answer" jsonb NOT NULL,
	"used_at" timestamp with time zone NOT NULL,
	CONSTRAINT "used_keys_user_id_call_key_pk" PRIMARY KEY("user_id","call","key")
);
--> statement-breakpoint
CREATE TABLE "kept_lists" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "kept_lists_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"owner_id" integer NOT NULL,
	"name" varchar(80) NOT NULL,
	"lines" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "kept_lists_lines" CHECK (jsonb_array_length("kept_lists"."lines") between 1 and 200)
);
--> statement-breakpoint
CREATE TABLE "list_links" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "list_links_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"list_id" integer NOT NULL,
	"secret_hash" text NOT NULL,
	"shows_prices" boolean NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	CONSTRAINT "list_links_secretHash_unique" UNIQUE("secret_hash")
);
--> statement-breakpoint
ALTER TABLE "kept_lists" ADD CONSTRAINT "kept_lists_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "list_links" ADD CONSTRAINT "list_links_list_id_kept_lists_id_fk" FOREIGN KEY ("list_id") REFERENCES "public"."kept_lists"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "used_keys_used_at_index" ON "used_keys" USING btree ("used_at");--> statement-breakpoint
CREATE INDEX "kept_lists_owner_id_updated_at_index" ON "kept_lists" USING btree ("owner_id","updated_at");--> statement-breakpoint
CREATE INDEX "list_links_list_id_index" ON "list_links" USING btree ("list_id");--> statement-breakpoint
CREATE INDEX "list_links_ends_at_index" ON "list_links" USING btree ("ends_at");--> statement-breakpoint
CREATE INDEX "stock_items_of_pipe" ON "stock_items" USING btree ("sub_class1_id","price_paise_per_ton","id") WHERE active;