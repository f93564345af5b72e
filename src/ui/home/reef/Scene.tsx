import { Drift } from './Drift';
import { Reef } from './Reef';

/** A reef in the deep, and what drifts around it. */
export function Scene() {
  return (
    <>
      <Reef />
      <Drift />
    </>
  );
}
