import { extractText, getDocumentProxy } from 'unpdf';

/** What a PDF says, its lines joined by blanks, and on how many pages. */
export async function pdfText(bytes: Uint8Array): Promise<{ pages: number; text: string }> {
  // A copy: the reader takes the bytes away.
  const document = await getDocumentProxy(new Uint8Array(bytes));
  const { text, totalPages } = await extractText(document, { mergePages: true });
  return { pages: totalPages, text: text.replace(/\s+/g, ' ') };
}
