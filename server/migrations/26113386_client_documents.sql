-- Assistants whose client_id is the address of a document that describes them; kept for an hour, then read again.
alter table assistant_clients
  add column document_url text unique check (length(document_url) <= 300),
  add column read_at timestamptz,
  add constraint assistant_clients_document check ((document_url is null) = (read_at is null));
