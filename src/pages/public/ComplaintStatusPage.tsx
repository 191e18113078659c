import { ComplaintStatus } from '#src/features/complaints/ComplaintStatus.tsx';

export default function ComplaintStatusPage() {
  return <ComplaintStatus />;
}
