const parameter = (link: string) => `(select description from parameters where id = stock_items.${link})`

/** The names behind the ids of a stock item. */
export const ITEM_NAMES = `
  (select name from brands where id = stock_items.brand_id) as "brandName",
  (select name from classes where id = stock_items.class_id) as "className",
  (select name from sub_classes where id = stock_items.sub_class_id) as "subClassName",
  (select name from sub_classes1 where id = stock_items.sub_class1_id) as "subClassName1",
  ${parameter('grade_id')} as grade,
  ${parameter('standard_id')} as standard,
  ${parameter('stamp_id')} as stamp,
  ${parameter('delivery_id')} as delivery,
  (select stored_name from files where id = stock_items.image_file_id) as "imageFileName"`

export const thousandths = (units: string | null) => (units === null ? null : Number(units) / 1000)
