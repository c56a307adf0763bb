-- Who last changed what a review decides on: like its author, no second person for it. Not who changed it last in any way.
alter table product_reviews
  add column changed_by_id uuid,
  add foreign key (institution_id, changed_by_id) references user_profiles (institution_id, user_id) on delete set null (changed_by_id);
create index product_reviews_of_changer on product_reviews (institution_id, changed_by_id);

alter table marketing_reviews
  add column changed_by_id uuid,
  add foreign key (institution_id, changed_by_id) references user_profiles (institution_id, user_id) on delete set null (changed_by_id);
create index marketing_reviews_of_changer on marketing_reviews (institution_id, changed_by_id);
