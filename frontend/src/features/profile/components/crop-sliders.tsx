import * as words from '@anew/words/profile-photo';
import { Field } from '#shared/ui/field';
import { type Crop, MAX_ZOOM, placed, reach, type Size, zoomed } from '../lib/crop';
import styles from './profile-page.module.css';

interface SliderProps {
  label: string;
  value: number;
  min: number;
  max: number;
  step: number;
  disabled?: boolean;
  onChange: (value: number) => void;
  valueText: string;
}

function Slider({ label, onChange, valueText, ...range }: SliderProps) {
  return (
    <Field label={label}>
      {({ id }) => (
        <input
          {...range}
          id={id}
          type="range"
          className={styles.slider}
          aria-valuetext={valueText}
          onChange={(event) => onChange(event.target.valueAsNumber)}
        />
      )}
    </Field>
  );
}

/** A position in hundredths of its limit, so that both sliders have a hundred steps in each direction. */
const percent = (value: number, limit: number) => (limit > 0 ? Math.round((100 * value) / limit) : 0);

interface CropSlidersProps {
  size: Size;
  crop: Crop;
  onChange: (crop: Crop) => void;
}

export function CropSliders({ size, crop, onChange }: CropSlidersProps) {
  const limit = reach(size, crop.zoom);
  const position = (axis: 'x' | 'y') => {
    const value = percent(crop[axis], limit[axis]);
    return {
      value,
      min: -100,
      max: 100,
      step: 1,
      disabled: limit[axis] <= 0,
      valueText: words.percent({ value }),
      onChange: (moved: number) => onChange(placed(size, { ...crop, [axis]: (moved / 100) * limit[axis] })),
    };
  };
  return (
    <div>
      <Slider
        label={words.zoom()}
        value={crop.zoom}
        min={1}
        max={MAX_ZOOM}
        step={0.05}
        valueText={words.percent({ value: Math.round(crop.zoom * 100) })}
        onChange={(zoom) => onChange(zoomed(size, crop, zoom))}
      />
      <Slider label={words.sideways()} {...position('x')} />
      <Slider label={words.upDown()} {...position('y')} />
    </div>
  );
}
