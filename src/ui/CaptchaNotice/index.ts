export { CaptchaNotice } from './CaptchaNotice.tsx';
