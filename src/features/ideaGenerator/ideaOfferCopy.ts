/** What a visitor wrote, once they have signed in. */
export const ideaOfferCopy = {
  offer: (prompt: string) => `Tienes una idea por terminar: “${prompt}”`,
  goOn: 'Seguir con mi idea',
  dismiss: 'Descartar',
} as const;
