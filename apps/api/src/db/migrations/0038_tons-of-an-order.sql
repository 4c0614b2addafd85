ALTER TABLE "users" DROP CONSTRAINT "users_limits";--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "order_limit_kg" bigint;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_limits" CHECK (least("users"."order_limit_paise", "users"."order_limit_kg", "users"."month_limit_paise", "users"."month_limit_kg") >= 0);