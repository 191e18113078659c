export { MailPreferences } from './MailPreferences.tsx';
export { NoticeList } from './NoticeList.tsx';
