export { TabPanel, Tabs } from './Tabs.tsx';
