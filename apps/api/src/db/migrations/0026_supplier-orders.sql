CREATE TABLE "supplier_lines" (
	"order_line_id" integer NOT NULL,
	"seller_id" integer NOT NULL,
	"order_id" integer NOT NULL,
	"state" text NOT NULL,
	"news" text,
	"commission_hundredths" integer NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"answer_by" timestamp with time zone NOT NULL,
	"answered_at" timestamp with time zone,
	"answered_by" integer,
	"reason" text,
	"gone_at" timestamp with time zone,
	CONSTRAINT "supplier_lines_order_line_id_seller_id_pk" PRIMARY KEY("order_line_id","seller_id"),
	CONSTRAINT "supplier_lines_state" CHECK ("supplier_lines"."state" in ('Waiting', 'Accepted', 'Refused', 'Expired')),
	CONSTRAINT "supplier_lines_news" CHECK ("supplier_lines"."news" in ('Asked', 'Expired', 'Gone')),
	CONSTRAINT "supplier_lines_answered" CHECK (("supplier_lines"."state" = 'Waiting') = ("supplier_lines"."answered_at" is null))
);
--> statement-breakpoint
CREATE TABLE "supplier_terms" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "supplier_terms_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"answer_hours" integer NOT NULL,
	"payment_days" integer NOT NULL,
	"created_by" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "supplier_terms_answer" CHECK ("supplier_terms"."answer_hours" between 1 and 720),
	CONSTRAINT "supplier_terms_payment" CHECK ("supplier_terms"."payment_days" between 0 and 365)
);
--> statement-breakpoint
CREATE TABLE "order_ratings" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_ratings_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"order_id" integer NOT NULL,
	"seller_id" integer NOT NULL,
	"company_id" integer NOT NULL,
	"rated_by" integer NOT NULL,
	"stars" integer NOT NULL,
	"comment" text,
	"rated_at" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	"answer" text,
	"answered_by" integer,
	"answered_at" timestamp with time zone,
	"hidden_reason" text,
	CONSTRAINT "order_ratings_once" UNIQUE("order_id","seller_id"),
	CONSTRAINT "order_ratings_stars" CHECK ("order_ratings"."stars" between 1 and 5)
);
--> statement-breakpoint
ALTER TABLE "supplier_lines" ADD CONSTRAINT "supplier_lines_order_line_id_order_lines_id_fk" FOREIGN KEY ("order_line_id") REFERENCES "public"."order_lines"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "supplier_lines" ADD CONSTRAINT "supplier_lines_seller_id_sellers_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."sellers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "supplier_lines" ADD CONSTRAINT "supplier_lines_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "supplier_lines" ADD CONSTRAINT "supplier_lines_answered_by_users_id_fk" FOREIGN KEY ("answered_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "supplier_terms" ADD CONSTRAINT "supplier_terms_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_ratings" ADD CONSTRAINT "order_ratings_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_ratings" ADD CONSTRAINT "order_ratings_seller_id_sellers_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."sellers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_ratings" ADD CONSTRAINT "order_ratings_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_ratings" ADD CONSTRAINT "order_ratings_rated_by_users_id_fk" FOREIGN KEY ("rated_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_ratings" ADD CONSTRAINT "order_ratings_answered_by_users_id_fk" FOREIGN KEY ("answered_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "supplier_lines_of_seller" ON "supplier_lines" USING btree ("seller_id","order_id");--> statement-breakpoint
CREATE INDEX "supplier_lines_order_id_index" ON "supplier_lines" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "supplier_lines_news" ON "supplier_lines" USING btree ("order_id") WHERE news is not null;--> statement-breakpoint
CREATE INDEX "supplier_lines_due" ON "supplier_lines" USING btree ("answer_by") WHERE state = 'Waiting' and gone_at is null;--> statement-breakpoint
CREATE INDEX "supplier_lines_refused" ON "supplier_lines" USING btree ("answered_at") WHERE state in ('Refused', 'Expired') and gone_at is null;--> statement-breakpoint
CREATE INDEX "order_ratings_of_seller" ON "order_ratings" USING btree ("seller_id","rated_at");