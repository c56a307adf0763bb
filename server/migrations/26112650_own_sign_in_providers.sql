-- An institution's own sign-in provider goes with the institution, and may be the only way in for its users.
alter table auth.sso_providers
  add constraint sso_providers_owner_fkey foreign key (owner_id) references institutions (id) on delete cascade;
alter table institutions add column requires_own_provider boolean not null default false;
grant update (requires_own_provider) on institutions to plumbline_institution;
