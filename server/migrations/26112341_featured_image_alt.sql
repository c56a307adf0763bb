-- Pictures of blog posts have an alternative text for people who do not see them.
ALTER TABLE blog_posts ADD COLUMN featured_image_alt text NOT NULL DEFAULT ''
  CHECK (length(featured_image_alt) <= 200);
