-- The password of a sign-up that was confirmed by its link: it opens nothing, and sign-in tells who brings it why.
alter table auth.users add column dropped_password_hash text;
