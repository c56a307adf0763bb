-- What triggers keep from other tables is in no backup: restored beside them, it would be counted twice or stand in the way.
comment on table user_profile_counts is 'Derived: kept by triggers on user_profiles.';
comment on table search_words is 'Derived: kept by triggers on blog_posts, press_releases and articles.';
comment on table search_pairs is 'Derived: kept by triggers on blog_posts, press_releases and articles.';
