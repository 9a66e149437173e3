-- NOT IN finds nothing as soon as one product_id is null.
SELECT name
FROM products
WHERE id NOT IN (SELECT product_id FROM order_lines)
ORDER BY name;
