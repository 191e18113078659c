export { PasswordPrompt } from '#src/features/account/PasswordPrompt.tsx';
export { IdeaOffer } from '#src/features/ideaGenerator/IdeaOffer.tsx';
