-- What looks like a misspelt word is compared with the newest titles alone: no index of likeness is asked any more.
drop index articles_similar_titles;
drop index regulatory_updates_similar_titles;
