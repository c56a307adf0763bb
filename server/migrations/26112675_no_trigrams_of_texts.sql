-- The trigram indexes of whole texts were asked last of all: never in tables of up to 51,200 rows, and in larger ones
-- only for a part of more than 5,000 different words that the newest 51,200 hardly contain (decision 0080).
drop index blog_posts_search;
drop index press_releases_search;
drop index articles_search_text;
