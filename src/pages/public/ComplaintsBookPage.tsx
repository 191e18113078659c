import { ComplaintsBook } from '#src/features/complaints/ComplaintsBook.tsx';

export default function ComplaintsBookPage() {
  return <ComplaintsBook />;
}
