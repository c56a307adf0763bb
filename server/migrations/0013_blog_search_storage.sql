-- A search reads many texts: kept as they are, they need no unpacking each time.
alter table blog_posts alter column search_text set storage external;
