/** Recomputes ratings with the reviews of customers, which survive seeding. */
export const ratingsWithCustomers = `UPDATE product SET (review_count, rating) =
    (SELECT count(*), round(avg(r.rating)) FROM published_review r WHERE r.product_n = product.n)
  WHERE id IN (SELECT product_id FROM customer_review WHERE published_at IS NOT NULL)`
