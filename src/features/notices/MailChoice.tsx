import { useState } from 'react';
import { useGetNoticePreferencesQuery } from '#src/api/noticesApi.ts';
import { Button } from '#ui/Button';
import { CardSection } from '#ui/CardSection';
import { MailPreferences } from './MailPreferences.tsx';
import { noticesCopy } from './noticesCopy.ts';

/** The choice of notices sent by mail, as a section of the account page. */
export function MailChoice() {
  const { currentData } = useGetNoticePreferencesQuery();
  const [isChoosing, setChoosing] = useState(false);
  if (!currentData) return null;
  return (
    <CardSection title={noticesCopy.byMail} purpose={noticesCopy.byMailPurpose}>
      <div>
        <Button onClick={() => setChoosing(true)}>{noticesCopy.choose}</Button>
      </div>
      {isChoosing && <MailPreferences onClose={() => setChoosing(false)} />}
    </CardSection>
  );
}
