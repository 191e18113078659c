-- The newsletter (ADR-0017). The API writes subscriptions; admins read who receives it and the evidence of consent, but
-- no link's secret.

create policy newsletter_subscriptions_select_admin on app.newsletter_subscriptions
for select to authenticated
using ((select app.my_role()) = 'admin');
grant select (id, email, requested_at, confirmed_at, unsubscribed_at, newest) on app.newsletter_subscriptions to authenticated;

create view app.subscribers with (security_invoker = true) as
select
  s.id, s.newest,
  json_build_object(
    'email', s.email, 'requestedAt', app.instant(s.requested_at), 'confirmedAt', app.instant(s.confirmed_at)
  ) as card
  from app.newsletter_subscriptions s
 where s.confirmed_at is not null and s.unsubscribed_at is null;
comment on view app.subscribers is 'Whom the newsletter is sent to, with the evidence of consent.';
grant select on app.subscribers to authenticated;
