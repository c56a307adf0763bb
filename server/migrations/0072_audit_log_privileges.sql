-- The trigger refuses changes by anyone; the product's own role has not even the right to ask for one, unless it is a superuser.
revoke update, delete, truncate on audit_log from current_user;
