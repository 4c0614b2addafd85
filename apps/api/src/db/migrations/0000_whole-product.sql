CREATE TABLE "addresses" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "addresses_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"buyer_id" integer NOT NULL,
	"kind" text NOT NULL,
	"name" varchar(50) NOT NULL,
	"phone" varchar(10) NOT NULL,
	"address" varchar(100) NOT NULL,
	"city" varchar(50) NOT NULL,
	"state" varchar(50) NOT NULL,
	"pin_code" varchar(10) NOT NULL,
	"gst_number" varchar(15),
	"last_used_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "addresses_kind" CHECK ("addresses"."kind" in ('billing', 'shipping')),
	CONSTRAINT "addresses_billing_gst" CHECK ("addresses"."kind" = 'shipping' or "addresses"."gst_number" is not null)
);
--> statement-breakpoint
CREATE TABLE "audit_entries" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "audit_entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"action" text NOT NULL,
	"resource" text NOT NULL,
	"record_id" integer,
	"before" jsonb,
	"after" jsonb,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "brands" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "brands_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" varchar(50) NOT NULL,
	"description" varchar(200) NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" integer
);
--> statement-breakpoint
CREATE TABLE "cart_lines" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "cart_lines_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"buyer_id" integer NOT NULL,
	"stock_item_id" integer NOT NULL,
	"unit" text DEFAULT 'Ton' NOT NULL,
	"quantity" numeric(11, 3) DEFAULT '1' NOT NULL,
	"added_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "cart_lines_once" UNIQUE("buyer_id","stock_item_id"),
	CONSTRAINT "cart_lines_unit" CHECK ("cart_lines"."unit" in ('Pieces', 'Ton')),
	CONSTRAINT "cart_lines_quantity" CHECK ("cart_lines"."quantity" between 1 and 10000000),
	CONSTRAINT "cart_lines_pieces" CHECK ("cart_lines"."unit" = 'Ton' or "cart_lines"."quantity" = trunc("cart_lines"."quantity"))
);
--> statement-breakpoint
CREATE TABLE "classes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "classes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"department_id" integer NOT NULL,
	"name" varchar(50) NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" integer
);
--> statement-breakpoint
CREATE TABLE "departments" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "departments_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" varchar(50) NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" integer
);
--> statement-breakpoint
CREATE TABLE "enquiries" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "enquiries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"lead_id" varchar(20) NOT NULL,
	"enquiry_date" varchar(8) NOT NULL,
	"buyer_id" integer NOT NULL,
	"brand_id" integer,
	"department_id" integer,
	"delivery_id" integer,
	"delivery_pin_code" varchar(6) DEFAULT '123401' NOT NULL,
	"contact_name" varchar(50),
	"contact_phone" varchar(15),
	"file_id" integer,
	"status" text DEFAULT 'InProgress' NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"shows_rank" boolean DEFAULT false NOT NULL,
	"close_reason" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "enquiries_leadId_unique" UNIQUE("lead_id"),
	CONSTRAINT "enquiries_status" CHECK ("enquiries"."status" in ('InProgress', 'Completed'))
);
--> statement-breakpoint
CREATE TABLE "enquiry_items" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "enquiry_items_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"enquiry_id" integer NOT NULL,
	"sub_class1_id" integer NOT NULL,
	"quantity" numeric(11, 3) NOT NULL,
	"unit" text NOT NULL,
	"as_written" text,
	CONSTRAINT "enquiry_items_unit" CHECK ("enquiry_items"."unit" in ('Pieces', 'Ton')),
	CONSTRAINT "enquiry_items_quantity" CHECK ("enquiry_items"."quantity" > 0)
);
--> statement-breakpoint
CREATE TABLE "fee_structures" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "fee_structures_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"gst_hundredths" integer NOT NULL,
	"weighment_paise" bigint NOT NULL,
	"loading_paise_per_ton" bigint NOT NULL,
	"platform_paise_per_ton" bigint NOT NULL,
	"handling_paise_per_extra_brand" bigint NOT NULL,
	"created_by" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "fee_structures_gst" CHECK ("fee_structures"."gst_hundredths" between 0 and 10000),
	CONSTRAINT "fee_structures_amounts" CHECK (least("fee_structures"."weighment_paise", "fee_structures"."loading_paise_per_ton", "fee_structures"."platform_paise_per_ton", "fee_structures"."handling_paise_per_extra_brand") >= 0)
);
--> statement-breakpoint
CREATE TABLE "files" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "files_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"stored_name" text NOT NULL,
	"original_name" text NOT NULL,
	"media_type" text NOT NULL,
	"bytes" integer NOT NULL,
	"purpose" text NOT NULL,
	"owner_id" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "files_storedName_unique" UNIQUE("stored_name"),
	CONSTRAINT "files_bytes" CHECK ("files"."bytes" between 1 and 20971520),
	CONSTRAINT "files_purpose" CHECK ("files"."purpose" in ('stock-image', 'enquiry'))
);
--> statement-breakpoint
CREATE TABLE "mails" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "mails_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"message_id" text NOT NULL,
	"recipient" text NOT NULL,
	"subject" text NOT NULL,
	"text" text,
	"html" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"next_try_at" timestamp with time zone DEFAULT now() NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"last_error" text,
	"sent_at" timestamp with time zone,
	CONSTRAINT "mails_messageId_unique" UNIQUE("message_id")
);
--> statement-breakpoint
CREATE TABLE "one_time_codes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "one_time_codes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"email" text NOT NULL,
	"purpose" text NOT NULL,
	"code_hash" text NOT NULL,
	"wrong_tries" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	CONSTRAINT "one_time_codes_email" CHECK ("one_time_codes"."email" = lower("one_time_codes"."email")),
	CONSTRAINT "one_time_codes_purpose" CHECK ("one_time_codes"."purpose" in ('sign-in', 'sign-up')),
	CONSTRAINT "one_time_codes_tries" CHECK ("one_time_codes"."wrong_tries" between 0 and 5)
);
--> statement-breakpoint
CREATE TABLE "order_lines" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_lines_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"order_id" integer NOT NULL,
	"stock_item_id" integer,
	"brand_id" integer,
	"brand_name" text NOT NULL,
	"department_name" text NOT NULL,
	"class_name" text NOT NULL,
	"sub_class_name" text NOT NULL,
	"sub_class1_name" text NOT NULL,
	"length_metres" numeric(6, 3) NOT NULL,
	"grade" text,
	"standard" text,
	"stamp" text,
	"delivery" text,
	"mtc" boolean DEFAULT false NOT NULL,
	"iso" boolean DEFAULT false NOT NULL,
	"hsn" text NOT NULL,
	"unit" text NOT NULL,
	"quantity" numeric(11, 3) NOT NULL,
	"piece_grams" bigint,
	"price_paise" bigint NOT NULL,
	"amount_paise" bigint NOT NULL,
	"grams" bigint NOT NULL,
	"removed_at" timestamp with time zone,
	CONSTRAINT "order_lines_unit" CHECK ("order_lines"."unit" in ('Pieces', 'Ton')),
	CONSTRAINT "order_lines_quantity" CHECK ("order_lines"."quantity" > 0)
);
--> statement-breakpoint
CREATE TABLE "order_numbers" (
	"financial_year" varchar(5) PRIMARY KEY NOT NULL,
	"last_number" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_status_changes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_status_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"order_id" integer NOT NULL,
	"status" text NOT NULL,
	"note" text,
	"changed_by" integer NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "orders_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"order_no" varchar(16) NOT NULL,
	"buyer_id" integer NOT NULL,
	"idempotency_key" text,
	"quote_id" integer,
	"status" text NOT NULL,
	"legal_name" text NOT NULL,
	"phone" text NOT NULL,
	"billing_address" jsonb NOT NULL,
	"shipping_address" jsonb NOT NULL,
	"gst_hundredths" integer NOT NULL,
	"loading_paise_per_ton" bigint NOT NULL,
	"platform_paise_per_ton" bigint NOT NULL,
	"handling_paise_per_extra_brand" bigint NOT NULL,
	"goods_paise" bigint NOT NULL,
	"gst_paise" bigint NOT NULL,
	"weighment_paise" bigint NOT NULL,
	"loading_paise" bigint NOT NULL,
	"platform_paise" bigint NOT NULL,
	"handling_paise" bigint NOT NULL,
	"freight_paise" bigint DEFAULT 0 NOT NULL,
	"total_paise" bigint NOT NULL,
	"total_grams" bigint NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "orders_orderNo_unique" UNIQUE("order_no"),
	CONSTRAINT "orders_quoteId_unique" UNIQUE("quote_id"),
	CONSTRAINT "orders_once" UNIQUE("buyer_id","idempotency_key"),
	CONSTRAINT "orders_status" CHECK ("orders"."status" in ('Confirmed', 'Processing', 'Dispatched', 'Delivered', 'Cancelled')),
	CONSTRAINT "orders_total" CHECK ("orders"."total_paise" = "orders"."goods_paise" + "orders"."gst_paise" + "orders"."weighment_paise" + "orders"."loading_paise" + "orders"."platform_paise" + "orders"."handling_paise" + "orders"."freight_paise")
);
--> statement-breakpoint
CREATE TABLE "parameters" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "parameters_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"code" varchar(50) NOT NULL,
	"description" varchar(50) NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" integer,
	CONSTRAINT "parameters_code" CHECK ("parameters"."code" in ('Delivery', 'Grade', 'Standard', 'Stamp', 'Payment'))
);
--> statement-breakpoint
CREATE TABLE "price_changes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "price_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"stock_item_id" integer NOT NULL,
	"old_paise_per_ton" bigint,
	"new_paise_per_ton" bigint NOT NULL,
	"changed_by" integer,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "quote_items" (
	"quote_id" integer NOT NULL,
	"enquiry_item_id" integer NOT NULL,
	"price_paise" bigint NOT NULL,
	CONSTRAINT "quote_items_quote_id_enquiry_item_id_pk" PRIMARY KEY("quote_id","enquiry_item_id"),
	CONSTRAINT "quote_items_price" CHECK ("quote_items"."price_paise" > 0)
);
--> statement-breakpoint
CREATE TABLE "quotes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "quotes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"enquiry_id" integer NOT NULL,
	"party_id" integer NOT NULL,
	"revision" integer NOT NULL,
	"valid_until" timestamp with time zone,
	"freight_paise_per_ton" bigint,
	"payment_terms" text,
	"remark" text,
	"accepted_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "quotes_one_per_party" UNIQUE("enquiry_id","party_id"),
	CONSTRAINT "quotes_freight" CHECK ("quotes"."freight_paise_per_ton" >= 0)
);
--> statement-breakpoint
CREATE TABLE "rate_limits" (
	"key" varchar(255) PRIMARY KEY NOT NULL,
	"points" integer DEFAULT 0 NOT NULL,
	"expire" bigint
);
--> statement-breakpoint
CREATE TABLE "sellers" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sellers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"organization_name" varchar(50) NOT NULL,
	"name" varchar(50) NOT NULL,
	"location" integer NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"phone" varchar(15) NOT NULL,
	"office_address" varchar(200) NOT NULL,
	"commission_is_default" boolean DEFAULT true NOT NULL,
	"commission_percent" numeric(5, 2) DEFAULT 0 NOT NULL,
	"verified" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" integer,
	CONSTRAINT "sellers_commission" CHECK ("sellers"."commission_percent" between 0 and 100)
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sessions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"key_hash" text NOT NULL,
	"cookie_hash" text NOT NULL,
	"device" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"last_seen_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "sessions_keyHash_unique" UNIQUE("key_hash")
);
--> statement-breakpoint
CREATE TABLE "settings" (
	"key" text PRIMARY KEY NOT NULL,
	"value" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "stock_items" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "stock_items_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"brand_id" integer NOT NULL,
	"class_id" integer NOT NULL,
	"sub_class_id" integer NOT NULL,
	"sub_class1_id" integer NOT NULL,
	"length_metres" numeric(6, 3) NOT NULL,
	"grade_id" integer,
	"standard_id" integer,
	"stamp_id" integer,
	"delivery_id" integer NOT NULL,
	"seller_id" integer NOT NULL,
	"mtc" boolean NOT NULL,
	"iso" boolean NOT NULL,
	"price_paise_per_ton" bigint NOT NULL,
	"piece_grams" bigint,
	"available_kg" bigint,
	"hsn" varchar(8) NOT NULL,
	"image_file_id" integer,
	"active" boolean DEFAULT true NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" integer,
	CONSTRAINT "stock_items_price" CHECK ("stock_items"."price_paise_per_ton" > 0),
	CONSTRAINT "stock_items_length" CHECK ("stock_items"."length_metres" > 0),
	CONSTRAINT "stock_items_weight" CHECK ("stock_items"."piece_grams" > 0),
	CONSTRAINT "stock_items_available" CHECK ("stock_items"."available_kg" >= 0),
	CONSTRAINT "stock_items_hsn" CHECK ("stock_items"."hsn" ~ '^[0-9]{4,8}$')
);
--> statement-breakpoint
CREATE TABLE "sub_classes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sub_classes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"class_id" integer NOT NULL,
	"name" varchar(50) NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" integer,
	CONSTRAINT "sub_classes_with_class" UNIQUE("id","class_id")
);
--> statement-breakpoint
CREATE TABLE "sub_classes1" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sub_classes1_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"sub_class_id" integer NOT NULL,
	"name" varchar(50) NOT NULL,
	"thickness" numeric GENERATED ALWAYS AS (case when name ~ '^[0-9]{1,4}([.][0-9]{1,3})?$' then name::numeric end) STORED,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" integer,
	CONSTRAINT "sub_classes1_with_sub_class" UNIQUE("id","sub_class_id")
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "users_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"email" text NOT NULL,
	"contact_name" text NOT NULL,
	"legal_name" text NOT NULL,
	"phone" text NOT NULL,
	"gst_number" text NOT NULL,
	"role" text DEFAULT 'User' NOT NULL,
	"pin_code" text DEFAULT '123401' NOT NULL,
	"seller_id" integer,
	"terms_accepted_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "users_role" CHECK ("users"."role" in ('Admin', 'User')),
	CONSTRAINT "users_pin_code" CHECK ("users"."pin_code" ~ '^[1-9][0-9]{5}$')
);
--> statement-breakpoint
ALTER TABLE "addresses" ADD CONSTRAINT "addresses_buyer_id_users_id_fk" FOREIGN KEY ("buyer_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "audit_entries" ADD CONSTRAINT "audit_entries_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart_lines" ADD CONSTRAINT "cart_lines_buyer_id_users_id_fk" FOREIGN KEY ("buyer_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart_lines" ADD CONSTRAINT "cart_lines_stock_item_id_stock_items_id_fk" FOREIGN KEY ("stock_item_id") REFERENCES "public"."stock_items"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "classes" ADD CONSTRAINT "classes_department_id_departments_id_fk" FOREIGN KEY ("department_id") REFERENCES "public"."departments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enquiries" ADD CONSTRAINT "enquiries_buyer_id_users_id_fk" FOREIGN KEY ("buyer_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enquiries" ADD CONSTRAINT "enquiries_brand_id_brands_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brands"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enquiries" ADD CONSTRAINT "enquiries_department_id_departments_id_fk" FOREIGN KEY ("department_id") REFERENCES "public"."departments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enquiries" ADD CONSTRAINT "enquiries_delivery_id_parameters_id_fk" FOREIGN KEY ("delivery_id") REFERENCES "public"."parameters"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enquiries" ADD CONSTRAINT "enquiries_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enquiry_items" ADD CONSTRAINT "enquiry_items_enquiry_id_enquiries_id_fk" FOREIGN KEY ("enquiry_id") REFERENCES "public"."enquiries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enquiry_items" ADD CONSTRAINT "enquiry_items_sub_class1_id_sub_classes1_id_fk" FOREIGN KEY ("sub_class1_id") REFERENCES "public"."sub_classes1"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fee_structures" ADD CONSTRAINT "fee_structures_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_stock_item_id_stock_items_id_fk" FOREIGN KEY ("stock_item_id") REFERENCES "public"."stock_items"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_brand_id_brands_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brands"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_status_changes" ADD CONSTRAINT "order_status_changes_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_status_changes" ADD CONSTRAINT "order_status_changes_changed_by_users_id_fk" FOREIGN KEY ("changed_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_buyer_id_users_id_fk" FOREIGN KEY ("buyer_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_quote_id_quotes_id_fk" FOREIGN KEY ("quote_id") REFERENCES "public"."quotes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "price_changes" ADD CONSTRAINT "price_changes_stock_item_id_stock_items_id_fk" FOREIGN KEY ("stock_item_id") REFERENCES "public"."stock_items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "price_changes" ADD CONSTRAINT "price_changes_changed_by_users_id_fk" FOREIGN KEY ("changed_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quote_items" ADD CONSTRAINT "quote_items_quote_id_quotes_id_fk" FOREIGN KEY ("quote_id") REFERENCES "public"."quotes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quote_items" ADD CONSTRAINT "quote_items_enquiry_item_id_enquiry_items_id_fk" FOREIGN KEY ("enquiry_item_id") REFERENCES "public"."enquiry_items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quotes" ADD CONSTRAINT "quotes_enquiry_id_enquiries_id_fk" FOREIGN KEY ("enquiry_id") REFERENCES "public"."enquiries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quotes" ADD CONSTRAINT "quotes_party_id_users_id_fk" FOREIGN KEY ("party_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_items" ADD CONSTRAINT "stock_items_brand_id_brands_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brands"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_items" ADD CONSTRAINT "stock_items_class_id_classes_id_fk" FOREIGN KEY ("class_id") REFERENCES "public"."classes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_items" ADD CONSTRAINT "stock_items_grade_id_parameters_id_fk" FOREIGN KEY ("grade_id") REFERENCES "public"."parameters"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_items" ADD CONSTRAINT "stock_items_standard_id_parameters_id_fk" FOREIGN KEY ("standard_id") REFERENCES "public"."parameters"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_items" ADD CONSTRAINT "stock_items_stamp_id_parameters_id_fk" FOREIGN KEY ("stamp_id") REFERENCES "public"."parameters"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_items" ADD CONSTRAINT "stock_items_delivery_id_parameters_id_fk" FOREIGN KEY ("delivery_id") REFERENCES "public"."parameters"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_items" ADD CONSTRAINT "stock_items_seller_id_sellers_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."sellers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_items" ADD CONSTRAINT "stock_items_image_file_id_files_id_fk" FOREIGN KEY ("image_file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_items" ADD CONSTRAINT "stock_items_sub_class_id_class_id_sub_classes_id_class_id_fk" FOREIGN KEY ("sub_class_id","class_id") REFERENCES "public"."sub_classes"("id","class_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_items" ADD CONSTRAINT "stock_items_sub_class1_id_sub_class_id_sub_classes1_id_sub_class_id_fk" FOREIGN KEY ("sub_class1_id","sub_class_id") REFERENCES "public"."sub_classes1"("id","sub_class_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sub_classes" ADD CONSTRAINT "sub_classes_class_id_classes_id_fk" FOREIGN KEY ("class_id") REFERENCES "public"."classes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sub_classes1" ADD CONSTRAINT "sub_classes1_sub_class_id_sub_classes_id_fk" FOREIGN KEY ("sub_class_id") REFERENCES "public"."sub_classes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_seller_id_sellers_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."sellers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "addresses_buyer_id_kind_last_used_at_index" ON "addresses" USING btree ("buyer_id","kind","last_used_at");--> statement-breakpoint
CREATE INDEX "audit_entries_at_index" ON "audit_entries" USING btree ("at");--> statement-breakpoint
CREATE INDEX "audit_entries_resource_record_id_index" ON "audit_entries" USING btree ("resource","record_id");--> statement-breakpoint
CREATE INDEX "audit_entries_user_id_at_index" ON "audit_entries" USING btree ("user_id","at");--> statement-breakpoint
CREATE UNIQUE INDEX "brands_name" ON "brands" USING btree (lower("name"));--> statement-breakpoint
CREATE UNIQUE INDEX "classes_name" ON "classes" USING btree ("department_id",lower("name"));--> statement-breakpoint
CREATE UNIQUE INDEX "departments_name" ON "departments" USING btree (lower("name"));--> statement-breakpoint
CREATE INDEX "enquiries_buyer_id_created_at_index" ON "enquiries" USING btree ("buyer_id","created_at");--> statement-breakpoint
CREATE INDEX "enquiries_status_created_at_index" ON "enquiries" USING btree ("status","created_at");--> statement-breakpoint
CREATE INDEX "enquiry_items_enquiry_id_index" ON "enquiry_items" USING btree ("enquiry_id");--> statement-breakpoint
CREATE INDEX "enquiry_items_sub_class1_id_index" ON "enquiry_items" USING btree ("sub_class1_id");--> statement-breakpoint
CREATE INDEX "files_owner_id_index" ON "files" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "mails_waiting" ON "mails" USING btree ("next_try_at") WHERE sent_at is null;--> statement-breakpoint
CREATE INDEX "one_time_codes_email_created_at_index" ON "one_time_codes" USING btree ("email","created_at");--> statement-breakpoint
CREATE INDEX "order_lines_order_id_index" ON "order_lines" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "order_lines_stock_item_id_index" ON "order_lines" USING btree ("stock_item_id");--> statement-breakpoint
CREATE INDEX "order_status_changes_order_id_changed_at_index" ON "order_status_changes" USING btree ("order_id","changed_at");--> statement-breakpoint
CREATE INDEX "orders_buyer_id_created_at_index" ON "orders" USING btree ("buyer_id","created_at");--> statement-breakpoint
CREATE INDEX "orders_status_created_at_index" ON "orders" USING btree ("status","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "parameters_description" ON "parameters" USING btree ("code",lower("description"));--> statement-breakpoint
CREATE INDEX "price_changes_stock_item_id_changed_at_index" ON "price_changes" USING btree ("stock_item_id","changed_at");--> statement-breakpoint
CREATE INDEX "quote_items_enquiry_item_id_index" ON "quote_items" USING btree ("enquiry_item_id");--> statement-breakpoint
CREATE UNIQUE INDEX "sellers_name" ON "sellers" USING btree (lower("organization_name"),lower("name"));--> statement-breakpoint
CREATE INDEX "sessions_user_id_index" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sessions_expires_at_index" ON "sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "stock_items_by_price" ON "stock_items" USING btree ("class_id","price_paise_per_ton","id") WHERE active;--> statement-breakpoint
CREATE INDEX "stock_items_by_brand" ON "stock_items" USING btree ("class_id","brand_id","price_paise_per_ton") WHERE active;--> statement-breakpoint
CREATE INDEX "stock_items_sub_class1_id_index" ON "stock_items" USING btree ("sub_class1_id");--> statement-breakpoint
CREATE INDEX "stock_items_brand_id_index" ON "stock_items" USING btree ("brand_id");--> statement-breakpoint
CREATE INDEX "stock_items_seller_id_index" ON "stock_items" USING btree ("seller_id");--> statement-breakpoint
CREATE UNIQUE INDEX "sub_classes_name" ON "sub_classes" USING btree ("class_id",lower("name"));--> statement-breakpoint
CREATE UNIQUE INDEX "sub_classes1_name" ON "sub_classes1" USING btree ("sub_class_id",lower("name"));--> statement-breakpoint
CREATE UNIQUE INDEX "users_email" ON "users" USING btree (lower("email"));