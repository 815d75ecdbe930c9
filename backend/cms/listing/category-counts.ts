/** Product count of a category with its descendants; 0 is the whole catalogue. */
export const categoryCounts = `
  WITH RECURSIVE above (n, leaf) AS (
    SELECT n, n FROM category
    UNION ALL SELECT coalesce(c.parent_n, 0), a.leaf FROM above a JOIN category c ON c.n = a.n
      WHERE c.n > 0
  ), own AS (SELECT category_n, count(*) AS products FROM product GROUP BY category_n)
  UPDATE category SET product_count = counted.products FROM (
    SELECT a.n, sum(own.products) AS products FROM above a JOIN own ON own.category_n = a.leaf
    GROUP BY a.n
  ) counted WHERE counted.n = category.n`
