-- A mail whose link was used or has ended is dropped: the digest of the token that it carries tells.
alter table outgoing_mail add column token_digest text;
