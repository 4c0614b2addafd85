CREATE TABLE "freight_terms" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "freight_terms_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"road_factor_percent" integer NOT NULL,
	"km_per_day" integer NOT NULL,
	"least_paise_per_ton" bigint NOT NULL,
	"is_charged" boolean NOT NULL,
	"rates" jsonb NOT NULL,
	"created_by" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "freight_terms_road_factor" CHECK ("freight_terms"."road_factor_percent" >= 100),
	CONSTRAINT "freight_terms_km_per_day" CHECK ("freight_terms"."km_per_day" > 0),
	CONSTRAINT "freight_terms_least" CHECK ("freight_terms"."least_paise_per_ton" >= 0)
);
--> statement-breakpoint
ALTER TABLE "freight_terms" ADD CONSTRAINT "freight_terms_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;